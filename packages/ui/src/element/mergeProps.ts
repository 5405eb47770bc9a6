import type { Ref } from 'react';
import { cx } from './cx.ts';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => unknown;
type SetRef = Exclude<Ref<unknown>, null>;

/** The component's handler comes first: where it prevents the default, the element's own is not called. */
const chain =
  (component: Handler, own: Handler): Handler =>
  (...args) => {
    component(...args);
    const [event] = args as [{ defaultPrevented?: boolean } | undefined];
    if (!event?.defaultPrevented) own(...args);
  };

/** Sets a ref; what it answers takes it back. */
function attach(ref: SetRef, node: unknown): () => void {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
  ref.current = node;
  return () => attach(ref, null);
}

const compose = (refs: SetRef[]) => (node: unknown) => {
  const detach = refs.map((ref) => attach(ref, node));
  return () => detach.forEach((take) => take());
};

function mergeProp(name: string, component: unknown, own: unknown): unknown {
  if (name === 'className') return cx(component as string, own as string);
  if (name === 'style') return { ...(component as object), ...(own as object) };
  if (!component || !own) return own ?? component;
  if (name === 'ref') return compose([component as SetRef, own as SetRef]);
  return typeof component === 'function' ? chain(component as Handler, own as Handler) : own;
}

/**
 * Props of a component on an element that has some of its own: handlers are chained, refs composed, classes joined,
 * styles laid over one another. For everything else what the element has of its own wins.
 */
export function mergeProps(component: Props, own: Props): Props {
  const merged: Record<string, unknown> = { ...component };
  for (const [name, value] of Object.entries(own)) merged[name] = mergeProp(name, component[name], value);
  return merged;
}
