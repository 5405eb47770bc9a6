import { formatCount } from '@siren/ui/format';
import { useEffect, useRef, useState } from 'react';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import type { HeraldState } from './startHerald.ts';
import { useOwnSwitch } from './useOwnSwitch.ts';

/** Whether they are wanted, in the browser's memory. */
const NAME = 'office-herald';

export interface HeraldSwitch {
  state: HeraldState;
  on: boolean;
  turn(on: boolean): void;
  /** Has the browser ask, and turns them on where they are allowed. */
  ask(): Promise<void>;
}

/** Tells of what is new above other windows, while nobody looks at the tab that sounds (behaviour office-25). */
export function useHerald(): HeraldSwitch {
  const { herald, ringer } = useOffice();
  const { rings, notifications } = useOfficeView();
  const [state, setState] = useState(herald.state);
  const [on, turn] = useOwnSwitch(NAME, false);
  const heard = useRef(rings);
  const newest = useRef(0);

  useEffect(() => {
    const isNew = rings > heard.current;
    heard.current = rings;
    const fresh = notifications.filter(({ id }) => id > newest.current);
    newest.current = Math.max(newest.current, ...notifications.map(({ id }) => id));
    const [first] = fresh;
    if (!isNew || !first || !on || state !== 'granted' || !herald.hidden() || !ringer.sounds()) return;
    const text =
      fresh.length === 1
        ? first.message
        : formatCount(fresh.length, ['новое уведомление', 'новых уведомления', 'новых уведомлений']);
    herald.show(text, `office-${newest.current}`);
  }, [rings, notifications, on, state, herald, ringer]);

  // Where another tab turned it on, the browser may have been asked there.
  useEffect(() => setState(herald.state()), [on, herald]);

  return {
    state,
    on: on && state === 'granted',
    turn,
    async ask() {
      const answered = await herald.ask();
      setState(answered);
      if (answered === 'granted') turn(true);
    },
  };
}
