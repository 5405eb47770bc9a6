/** Puts an entry last; the oldest goes where there are more than `max`. */
export function keepLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max: number): Value {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
  return value;
}
