/** What JSON can hold, an object of it. */
export type JsonObject = { [name: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it stands in a message: short. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** An object with exactly these properties; those of `optional` may be missing. */
export function objectOf(
  value: unknown,
  needed: readonly string[],
  optional: readonly string[] = [],
): JsonObject {
  if (!isObject(value))
    throw new TypeError(`an object with ${needed.join(', ')} is expected, not ${shown(value)}`);
  const missing = needed.filter((name) => !(name in value));
  if (missing.length > 0) throw new TypeError(`${missing.join(', ')} is missing in ${shown(value)}`);
  const strange = Object.keys(value).filter((name) => !needed.includes(name) && !optional.includes(name));
  if (strange.length > 0) throw new TypeError(`${strange.join(', ')} is not known in ${shown(value)}`);
  return value;
}

/** A number from `least` to `most`. */
export function numberIn(value: unknown, least = -Infinity, most = Infinity): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new TypeError(`a number is expected, not ${shown(value)}`);
  }
  if (value < least || value > most) throw new RangeError(`${value} is not from ${least} to ${most}`);
  return value;
}
