// A native dialog that opens with its component, closes on its backdrop, and gives the focus back.
export function modal(node: HTMLDialogElement, close: () => void): { destroy: () => void } {
  const before = document.activeElement;
  let pressed = false; // a finger that was down before it opened means nothing by lifting
  const press = (event: PointerEvent): void => {
    pressed = event.target === node;
  };
  const backdrop = (event: MouseEvent): void => {
    if (event.target === node && pressed) close();
  };
  node.addEventListener('pointerdown', press);
  node.addEventListener('click', backdrop);
  node.addEventListener('cancel', close);
  node.showModal();
  return {
    destroy() {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('click', backdrop);
      node.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
