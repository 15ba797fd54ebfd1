// A native dialog that opens with its component, closes on its backdrop, and gives the focus back.
export function modal(node: HTMLDialogElement, close: () => void): { destroy: () => void } {
  const before = document.activeElement;
  let pressed: EventTarget | null = null; // a finger that was down before it opened means nothing by lifting
  const press = (event: PointerEvent): void => {
    pressed = event.target;
  };
  const lift = (event: MouseEvent): void => {
    if (pressed || !event.detail) return; // keys and programs click without pressing
    event.preventDefault();
    event.stopPropagation();
  };
  const backdrop = (event: MouseEvent): void => {
    if (event.target === node && pressed === node) close();
  };
  node.addEventListener('pointerdown', press);
  node.addEventListener('click', lift, { capture: true });
  node.addEventListener('click', backdrop);
  node.addEventListener('cancel', close);
  node.showModal();
  return {
    destroy() {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('click', lift, { capture: true });
      node.removeEventListener('click', backdrop);
      node.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
