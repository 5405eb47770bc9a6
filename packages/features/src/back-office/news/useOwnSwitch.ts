import { useEffect, useState } from 'react';
import { followOwn, readOwn, writeOwn } from '../../info/index.ts';

/**
 * A switch that the browser remembers: turned in one tab, it is turned in all (behaviour office-52).
 *
 * @param usual how it stands before anybody turned it
 */
export function useOwnSwitch(name: string, usual: boolean): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => isOn(name, usual));
  useEffect(() => followOwn(name, () => setOn(isOn(name, usual))), [name, usual]);
  const turn = (wanted: boolean) => {
    setOn(wanted);
    writeOwn(name, wanted);
  };
  return [on, turn];
}

const isOn = (name: string, usual: boolean): boolean =>
  usual ? readOwn(name) !== false : readOwn(name) === true;
