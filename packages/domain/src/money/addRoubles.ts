import { toKopecks } from './toKopecks.ts';
import { toRoubles } from './toRoubles.ts';

/** a + b in roubles, kopeck-exact. */
export function addRoubles(a: number, b: number): number {
  return toRoubles(toKopecks(a) + toKopecks(b));
}
