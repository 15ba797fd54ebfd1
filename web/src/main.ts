import { mount } from 'svelte';
import { installed } from './app/installed';
import { settle } from './app/language';
import './app/styles/fonts.css';
import './app/styles/theme.css';
import './app/styles/base.css';
import './app/styles/controls.css';
import './app/styles/surfaces.css';
import Shell from './app/Shell.svelte';
import Lobby from './pages/Lobby.svelte';

const pages = {
  '': () => Promise.resolve({ default: Lobby }),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/TablePage.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  campaign: () => import('./pages/Campaign.svelte'),
  rules: () => import('./pages/RulesPage.svelte'),
  player: () => import('./pages/Player.svelte'),
  host: () => import('./pages/host/Host.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  credits: () => import('./pages/Credits.svelte'),
};

void settle().then(() =>
  mount(Shell, { target: document.body, props: { pages, missing: () => import('./pages/Missing.svelte') } }),
);
installed();
