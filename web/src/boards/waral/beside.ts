// What is told of the game lies beside the board where there is room for it: there it covers nothing and moves nothing.
import type { Attachment } from 'svelte/attachments';

/** Lay an element at the head of the panel beside the board, if there is one and it is wanted; else it stays where it is. */
export const beside =
  (wanted: boolean): Attachment<HTMLElement> =>
  (element) => {
    const panel = wanted ? document.querySelector('.aside .side > .content') : null;
    if (!panel) return;
    const home = document.createComment('');
    element.replaceWith(home);
    panel.before(element);
    return () => {
      if (home.isConnected) home.replaceWith(element);
      else element.remove();
    };
  };
