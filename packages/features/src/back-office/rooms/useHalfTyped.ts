import { useState } from 'react';
import { useRoomsState } from './RoomsContext.tsx';
import { tabMemory } from './tabMemory.ts';

/** By room: what was typed there and not said yet. */
const halfTyped = tabMemory<Readonly<Record<string, string>>>('office-half-typed');

/** What one is about to say in a room: it waits there while one looks elsewhere (behaviour office-48). */
export function useHalfTyped(room: string): [text: string, type: (text: string) => void] {
  const { login } = useRoomsState();
  const [text, setText] = useState(() => halfTyped.read(login)?.[room] ?? '');
  const type = (next: string) => {
    setText(next);
    const { [room]: _, ...others } = halfTyped.read(login) ?? {};
    const all = next === '' ? others : { ...others, [room]: next };
    halfTyped.write(login, Object.keys(all).length === 0 ? null : all);
  };
  return [text, type];
}
