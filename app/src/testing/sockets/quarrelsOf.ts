import type { KeptMessage } from '@siren/domain/back-office';
import { keptIn } from './keptIn.ts';
import type { Talker } from './createTalker.ts';

const namesOf = (messages: readonly KeptMessage[]): string =>
  messages.map(({ seq, key }) => `${seq} ${key}`).join('\n');

/** Where talkers and shop do not agree: what waits, what was confirmed and is not kept once, and what somebody knows otherwise. */
export async function quarrelsOf(talkers: readonly Talker[], url: string, token: string): Promise<string[]> {
  const quarrels: string[] = [];
  const waiting = talkers.reduce((sum, talker) => sum + talker.waiting(), 0);
  if (waiting > 0) quarrels.push(`${waiting} messages were never told back`);
  const times = new Map<string, number>();
  for (const room of new Set(talkers.flatMap((talker) => talker.rooms))) {
    const kept = await keptIn(url, { room, token });
    for (const { key } of kept) times.set(key, (times.get(key) ?? 0) + 1);
    if (kept.some(({ seq }, at) => seq !== at + 1)) quarrels.push(`${room} has a gap`);
    const names = namesOf(kept);
    const others = talkers.filter(
      (talker) => talker.rooms.includes(room) && namesOf(talker.known(room)) !== names,
    );
    if (others.length > 0) quarrels.push(`${others.length} know ${room} otherwise than the shop`);
  }
  const odd = talkers.flatMap(({ confirmed }) => [...confirmed]).filter((key) => times.get(key) !== 1);
  if (odd.length > 0) quarrels.push(`${odd.length} confirmed messages are not kept once`);
  return quarrels;
}
