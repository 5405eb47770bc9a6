/** Hands things on together: what comes while the last of them are handed on is of the next turn. */
export function createGatherer<Thing>(
  handOn: (things: readonly Thing[]) => Promise<unknown>,
): (thing: Thing) => Promise<void> {
  let waiting: Thing[] = [];
  let turn: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = async (before: Promise<void>) => {
    await before.catch(() => {});
    const things = waiting;
    waiting = [];
    turn = null;
    await handOn(things);
  };
  return (thing) => {
    waiting.push(thing);
    turn ??= last = begin(last);
    return turn;
  };
}
