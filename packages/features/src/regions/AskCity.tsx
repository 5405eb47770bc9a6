import { useEffect, useState } from 'react';
import { useInfo } from '../info/index.ts';
import { whenIdle } from '../navigation/index.ts';
import type { CityQuestion } from './CityQuestion.tsx';

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
    // The page comes first.
    whenIdle(load);
  }, [unknown]);
  // It stays once it was there: its dialog may still have to tell what the choice did to the cart.
  return Question && <Question />;
}
