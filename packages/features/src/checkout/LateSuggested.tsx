import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { SuggestedProps } from './Suggested.tsx';

const Part = lazy<ComponentType<SuggestedProps>>(async () => {
  try {
    return { default: (await import('./Suggested.tsx')).Suggested };
  } catch {
    // The cart goes without.
    return { default: () => null };
  }
});

/** What goes with the cart, below all else: asked for once the page is awake, as nobody looks for it first. */
export function LateSuggested(props: SuggestedProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!awake) return null;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
