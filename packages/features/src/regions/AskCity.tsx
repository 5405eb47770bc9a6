import { useEffect, useState } from 'react';
import { useInfo } from '../info/index.ts';
import type { CityQuestion } from './CityQuestion.tsx';

/** The page comes first: the question waits until the browser has nothing else to do, or so long, ms. */
const PATIENCE_MS = 3_000;

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}

/** Asks a visitor who has chosen no city whether the guessed one is theirs; nobody else loads a byte of it. */
export function AskCity() {
  const unknown = useInfo()?.cityFrom !== 'choice';
  const [Question, setQuestion] = useState<typeof CityQuestion | null>(null);
  useEffect(() => {
    if (!unknown) return;
    // Without it one chooses the city in the header.
    const load = () =>
      void import('./CityQuestion.tsx').then(
        (module) => setQuestion(() => module.CityQuestion),
        () => undefined,
      );
    return whenIdle(load);
  }, [unknown]);
  // It stays once it was there: its dialog may still have to tell what the choice did to the cart.
  return Question && <Question />;
}
