import { cloneElement, createElement } from 'react';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { mergeProps } from './mergeProps.ts';

/** An element to render instead of the component's own, for instance a router link. */
export type RenderElement = ReactElement<Record<string, unknown>>;

/**
 * Renders `fallback`, or `render` when one is given: the component's looks and behaviour go onto that element and are
 * merged with what it has of its own. The one way here to make a router link look like a button, a card or a chip.
 */
export function renderAs(
  render: RenderElement | undefined,
  fallback: ElementType,
  props: Record<string, unknown> & { className: string },
  children: ReactNode,
): ReactElement {
  // A button that says nothing of its type sends the form that it stands in.
  if (!render)
    return createElement(fallback, fallback === 'button' ? { type: 'button', ...props } : props, children);
  return cloneElement(render, mergeProps(props, render.props), children);
}
