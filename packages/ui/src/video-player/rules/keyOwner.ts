import type { KeyOwner } from './keyRequest.ts';

/** Whose keys they are while `element` has the focus. Sliders name themselves by `data-keys`. */
export function keyOwner(element: Element): KeyOwner {
  const named = element.getAttribute('data-keys');
  if (named === 'seek' || named === 'volume') return named;
  if (element.matches('input, select')) return 'choice';
  return element.matches('button, a') ? 'button' : 'player';
}
