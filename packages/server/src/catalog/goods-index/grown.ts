type Numbers = Int32Array | Float64Array | Uint8Array;

/** The same numbers with room for `length`; at least twice as long where there was too little. */
export function grown<Array extends Numbers>(numbers: Array, length: number): Array {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Array;
  const larger = new Kind(Math.max(length, 2 * numbers.length));
  larger.set(numbers);
  return larger;
}
