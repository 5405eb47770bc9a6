import type { SetPaper, StaffGood } from '@siren/domain/goods';
import { fileAddressOf, fileFormat } from '../files/index.ts';
import type { FileRow } from '../files/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

interface Row {
  papers: SetPaper[];
  /** null where they are the feed's. */
  fed: SetPaper[] | null;
  files: FileRow[];
}

/** The papers of a good as staff see them. */
export async function readGoodFiles(
  db: Database,
  id: number,
): Promise<Pick<StaffGood, 'papers' | 'feedPapers'>> {
  const { papers, fed, files } = onlyRow(
    await db.query<Row>(sql`
      select p.documents as papers, p.feed -> 'documents' as fed, coalesce((
          select json_agg(json_build_object('id', f.id, 'url', f.url, 'bytes', f.bytes)) from files f
          where f.url in (select d ->> 'url' from jsonb_array_elements(p.documents) d)
        ), '[]') as files
      from products p where p.id = ${id}`),
  );
  return {
    papers: papers.flatMap((paper) => {
      const file = files.find(({ url }) => url === paper.url);
      return file
        ? [{ ...paper, address: fileAddressOf(file), format: fileFormat(paper.url), bytes: file.bytes }]
        : [];
    }),
    feedPapers: fed?.map(({ name }) => name) ?? null,
  };
}
