import { Suspense, useEffect, useState } from 'react';
import { late } from '../code/index.ts';
import { useInfo } from '../info/index.ts';
import { whenIdle } from '../navigation/index.ts';

const Question = late(async () => (await import('./CityQuestion.tsx')).CityQuestion);

/** Asks a visitor who has chosen no city whether the guessed one is theirs; nobody else loads a byte of it. */
export function AskCity() {
  const unknown = useInfo()?.cityFrom !== 'choice';
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The page comes first.
    if (unknown) whenIdle(() => setAsked(true));
  }, [unknown]);
  return (
    asked && (
      <Suspense>
        <Question />
      </Suspense>
    )
  );
}
