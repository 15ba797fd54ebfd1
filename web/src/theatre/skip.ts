// A tap, a click or a key anywhere at the table skips what is played; what stands around the table works as always.
const TABLE = 'main, .dock';
const AROUND = '[data-skip], .happened, dialog, .controls, .log, .side, header, nav';
const FIELDS = 'input, textarea, select';
const PASSED = /^(Tab|Shift|Control|Alt|Meta|Home|End|Page.*|Arrow.*|F\d+)$/; // they move about, also in a replay

/** Call `skip` at each such tap, click or key, until the returned function is called. */
export function listenForSkips(skip: () => void): () => void {
  const click = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(TABLE) || target.closest(AROUND)) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  const key = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || PASSED.test(event.key)) return;
    if (target instanceof Element && (target.matches(FIELDS) || target.closest(AROUND))) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  addEventListener('click', click, { capture: true });
  addEventListener('keydown', key, { capture: true });
  return () => {
    removeEventListener('click', click, { capture: true });
    removeEventListener('keydown', key, { capture: true });
  };
}
