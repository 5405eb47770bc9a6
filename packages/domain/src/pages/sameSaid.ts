const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values of JSON say the same, in whatever order their keys stand: databases keep an order of their own. */
export function sameSaid(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  return [...keys].every((key) => sameSaid(ours.get(key), theirs.get(key)));
}
