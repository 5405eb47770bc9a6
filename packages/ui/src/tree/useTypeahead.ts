import { useRef } from 'react';
import { findTyped, isLetter, TYPING_PAUSE_MS } from './typeahead.ts';

/** Letters typed one after another lead to the name that begins with them. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: { key: string; timeStamp: number }, labels: readonly string[], at: number): number => {
    if (!isLetter(event.key)) return -1;
    const goesOn = event.timeStamp - typed.current.at < TYPING_PAUSE_MS;
    typed.current = { text: (goesOn ? typed.current.text : '') + event.key, at: event.timeStamp };
    return findTyped(labels, at, typed.current.text);
  };
}
