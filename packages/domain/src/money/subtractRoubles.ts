import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** a − b in roubles, kopeck-exact; below 0 where b is larger: whoever must not go there clamps. */
export function subtractRoubles(a: number, b: number): number {
  return toRoubles(toKopecks(a) - toKopecks(b));
}
