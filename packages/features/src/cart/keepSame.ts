type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * `next`, with everything in it that equals its place in `before` being the very same object: what nothing happened to
 * is not drawn anew. For what came as JSON.
 */
export function keepSame<Value>(before: unknown, next: Value): Value {
  if (!isFields(before) || !isFields(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  const made: Fields | unknown[] = Array.isArray(next) ? [] : {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const kept = keepSame(before[name], next[name]);
    (made as Fields)[name] = kept;
    same &&= kept === before[name];
  }
  return (same ? before : made) as Value;
}
