import { cloneElement, createElement } from 'react';
import type { ElementType, ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

/** An element to render instead of the component's own, for instance a router link. */
export type RenderElement = ReactElement<Record<string, unknown>>;

/**
 * Renders `fallback`, or `render` when one is given: the component's looks and behaviour go onto that element, whose
 * own props win and whose class is kept. The one way here to make a router link look like a button, a card or a chip.
 */
export function renderAs(
  render: RenderElement | undefined,
  fallback: ElementType,
  props: Record<string, unknown> & { className: string },
  children: ReactNode,
): ReactElement {
  if (!render) return createElement(fallback, props, children);
  const own = render.props;
  const className = cx(props.className, typeof own.className === 'string' && own.className);
  return cloneElement(render, { ...props, ...own, className }, children);
}
