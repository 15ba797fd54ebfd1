// A native dialog that opens with its component, closes on its backdrop, and gives the focus back.
export function modal(node: HTMLDialogElement, close: () => void): { destroy: () => void } {
  const before = document.activeElement;
  const backdrop = (event: MouseEvent): void => {
    if (event.target === node) close();
  };
  node.addEventListener('click', backdrop);
  node.addEventListener('cancel', close);
  node.showModal();
  return {
    destroy() {
      node.removeEventListener('click', backdrop);
      node.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
