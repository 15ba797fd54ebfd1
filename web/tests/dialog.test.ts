import { afterEach, expect, it, vi } from 'vitest';
import { modal } from '../src/pieces/dialog';

function opened(): { node: HTMLDialogElement; button: HTMLButtonElement; closed: () => void; clicked: () => void } {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const node = document.body.appendChild(document.createElement('dialog'));
  const button = node.appendChild(document.createElement('button'));
  const closed = vi.fn();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  modal(node, closed);
  return { node, button, closed, clicked };
}
const press = (on: Element): boolean => on.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
const lift = (on: Element): boolean => on.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

afterEach(() => document.body.replaceChildren());

it('means nothing where a finger lifts that was down before the dialog opened', () => {
  const { node, button, closed, clicked } = opened();
  lift(node);
  lift(button);
  expect([closed, clicked].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0]);
});

it('closes where the backdrop is pressed, and takes what is pressed or chosen by keys', () => {
  const { node, button, closed, clicked } = opened();
  button.click();
  press(button);
  lift(button);
  expect(clicked).toHaveBeenCalledTimes(2);
  press(node);
  lift(node);
  expect(closed).toHaveBeenCalledTimes(1);
});
