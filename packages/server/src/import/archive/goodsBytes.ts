import { readZip } from '../../files/index.ts';

/** Bytes of one entry of an archive; where several have its name, of the first. */
export async function* goodsBytes(
  archive: AsyncIterable<Uint8Array>,
  entry: string,
): AsyncGenerator<Uint8Array> {
  for await (const { bytes, isLast } of readZip(archive, { isWanted: (name) => name === entry })) {
    yield bytes;
    if (isLast) return;
  }
}
