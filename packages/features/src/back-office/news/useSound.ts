import { useEffect, useRef, useState } from 'react';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { useOwnSwitch } from './useOwnSwitch.ts';
import { useRoomNews } from './useRoomNews.ts';

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

/** Sounds with each notification that is new, and with what is said in a room that nobody looks at (behaviour office-4, office-54). */
export function useSound(): Sound {
  const { ringer } = useOffice();
  const { rings } = useOfficeView();
  const [on, keep] = useOwnSwitch(NAME, true);
  const [blocked, setBlocked] = useState(false);
  const heard = useRef(rings);

  const ring = () => void ringer.ring().then((sounded) => setBlocked(!sounded));
  useEffect(() => {
    const isNew = rings > heard.current;
    heard.current = rings;
    if (isNew && on) void ringer.ring().then((sounded) => setBlocked(!sounded));
  }, [rings, on, ringer]);

  useRoomNews(() => {
    if (on) ring();
  });

  return {
    on,
    blocked: on && blocked,
    turn(wanted) {
      keep(wanted);
      if (wanted) ring();
    },
    check: ring,
  };
}
