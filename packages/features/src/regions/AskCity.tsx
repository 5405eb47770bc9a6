import { paths } from '@siren/contract/routes';
import { whenIdle } from '@siren/ui/element';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '../code/index.ts';
import { useInfo } from '../info/index.ts';

const Question = late(async () => (await import('./CityQuestion.tsx')).CityQuestion);

/** Pages of forms that it would lie over: there it waits for the next page. */
const BUSY = [paths.login(), paths.cart()];

/** Asks a visitor who has chosen no city whether the guessed one is theirs; nobody else loads a byte of it. */
export function AskCity() {
  const unknown = useInfo()?.cityFrom !== 'choice';
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The page comes first.
    if (unknown) whenIdle(() => setAsked(true));
  }, [unknown]);
  return (
    asked &&
    !BUSY.some((path) => pathname.startsWith(path)) && (
      <Suspense>
        <Question />
      </Suspense>
    )
  );
}
