import { createRef } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderAs } from './renderAs.ts';

const place = document.createElement('div');
const root = createRoot(place);
const unmount = () => flushSync(() => root.render(null));
afterEach(unmount);

/** A button with props of its own in the place of a component's link. */
function draw(own: Record<string, unknown>, component: Record<string, unknown>): HTMLButtonElement {
  const render = <button type="button" {...own} />;
  flushSync(() => root.render(renderAs(render, 'a', { className: 'chip', ...component }, 'Выбрать')));
  return place.querySelector('button') as HTMLButtonElement;
}
/** React listens on the root: a click has to rise to it. */
const press = (element: HTMLElement) =>
  element.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));

describe('an element that a component is rendered as', () => {
  test('hears an event after the component', () => {
    const heard: string[] = [];
    press(draw({ onClick: () => heard.push('own') }, { onClick: () => heard.push('component') }));
    expect(heard).toEqual(['component', 'own']);
  });

  test('does not hear what the component refused', () => {
    const onClick = vi.fn();
    press(draw({ onClick }, { onClick: (event: MouseEvent) => event.preventDefault() }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each(['own', 'component'] as const)('keeps the handler that only the %s has', (whose) => {
    const onClick = vi.fn();
    press(draw(whose === 'own' ? { onClick } : { onClick: undefined }, whose === 'own' ? {} : { onClick }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('is given to the refs of both, and taken back', () => {
    const own = createRef<HTMLElement>();
    const ended = vi.fn();
    const component = vi.fn(() => ended);
    expect(draw({ ref: own }, { ref: component })).toBe(own.current);
    expect(component).toHaveBeenCalledExactlyOnceWith(own.current);
    unmount();
    expect(own.current).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('has the classes and styles of both, and its own attributes', () => {
    const element = draw(
      { className: 'link', style: { color: 'red' }, title: 'своё' },
      { style: { color: 'blue', margin: '1px' }, title: 'чужое', lang: 'ru' },
    );
    expect(element.className).toBe('chip link');
    expect([element.style.color, element.style.margin]).toEqual(['red', '1px']);
    expect([element.title, element.lang]).toEqual(['своё', 'ru']);
  });
});
