import { rememberSeen } from '@siren/domain/catalog';
import { useEffect } from 'react';
import { writeOwn } from '../info/index.ts';
import { readSeen, SEEN } from './readSeen.ts';

/** Remembers in this browser that the good was looked at, as soon as its page is awake. */
export function useRememberSeen(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) writeOwn(SEEN, rememberSeen(readSeen(), id));
  }, [id]);
}
