// The live connection of this device. The server wants to know who comes: whoever is nobody yet comes as a guest.
import { Connection } from '../net/connection.svelte';
import { me } from './me.svelte';

export const connection = new Connection(
  () => me.comeIn(),
  () => me.forget(),
);
