import { readZip } from '../../files/index.ts';
import { isGoods, isPicture } from './entries.ts';

/** What an archive holds, by the names of its entries. */
export interface ArchiveContents {
  /** Files with goods, in their order. */
  goods: string[];
  pictures: number;
}

/** Looks at what an archive holds and unpacks nothing. @throws ZipError */
export async function lookIntoArchive(archive: AsyncIterable<Uint8Array>): Promise<ArchiveContents> {
  const goods = new Set<string>();
  let pictures = 0;
  const onEntry = (name: string): void => {
    if (isGoods(name)) goods.add(name);
    else if (isPicture(name)) pictures += 1;
  };
  for await (const piece of readZip(archive, { isWanted: () => false, onEntry })) piece.bytes.fill(0);
  return { goods: [...goods].toSorted(), pictures };
}
