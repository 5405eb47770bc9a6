/** Bytes of a text in pieces of `size`, as a stream would bring them. */
export async function* bytesOf(text: string | Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
