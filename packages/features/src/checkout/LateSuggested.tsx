import { Suspense, useEffect, useState } from 'react';
import { late } from '../code/index.ts';
import type { SuggestedProps } from './Suggested.tsx';

const Part = late(async () => (await import('./Suggested.tsx')).Suggested);

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
