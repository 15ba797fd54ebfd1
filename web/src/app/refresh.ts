/** Makes a reading that may be asked for at any time: however often that is while it runs, it is done once more, no more. */
export function refresher(read: () => Promise<void>): () => Promise<void> {
  const state = { running: false, wanted: false };
  return async () => {
    state.wanted = true;
    if (state.running) return;
    state.running = true;
    while (state.wanted) {
      state.wanted = false;
      await read();
    }
    state.running = false;
  };
}
