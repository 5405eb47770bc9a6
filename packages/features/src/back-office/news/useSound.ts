import { useEffect, useRef, useState } from 'react';
import { readOwn, writeOwn } from '../../info/index.ts';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';

/** Whether it is wanted, in the browser's memory. */
const NAME = 'office-sound';

export interface Sound {
  on: boolean;
  /** It is wanted, and the browser lets nobody hear it before a press. */
  blocked: boolean;
  turn(on: boolean): void;
  /** Makes it once, so that one hears it and the browser allows it. */
  check(): void;
}

/** Sounds with each notification that is new (behaviour office-4). */
export function useSound(): Sound {
  const { ringer } = useOffice();
  const { rings } = useOfficeView();
  const [on, setOn] = useState(() => readOwn(NAME) !== false);
  const [blocked, setBlocked] = useState(false);
  const heard = useRef(rings);

  const ring = () => void ringer.ring().then((sounded) => setBlocked(!sounded));
  useEffect(() => {
    const isNew = rings > heard.current;
    heard.current = rings;
    if (isNew && on) void ringer.ring().then((sounded) => setBlocked(!sounded));
  }, [rings, on, ringer]);

  return {
    on,
    blocked: on && blocked,
    turn(wanted) {
      setOn(wanted);
      writeOwn(NAME, wanted);
      if (wanted) ring();
    },
    check: ring,
  };
}
