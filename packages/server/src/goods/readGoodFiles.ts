import type { GoodFilm, SetFilm, SetPaper, StaffGood } from '@siren/domain/goods';
import { captionsAddressOf, fileAddressOf, fileFormat } from '../files/index.ts';
import type { FileRow } from '../files/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** `name`: what an upload was called. */
type NamedFile = FileRow & { name: string | null };

interface Row {
  film: SetFilm | null;
  filmByHand: boolean;
  fedFilm: SetFilm | null;
  papers: SetPaper[];
  /** null where they are the feed's. */
  fedPapers: SetPaper[] | null;
  files: NamedFile[];
}

const readRow = async (db: Database, id: number): Promise<Row> =>
  onlyRow(
    await db.query<Row>(sql`
      select p.video as film, p.feed ? 'video' as "filmByHand", nullif(p.feed -> 'video', 'null') as "fedFilm",
        p.documents as papers, p.feed -> 'documents' as "fedPapers", coalesce((
          select json_agg(json_build_object('id', f.id, 'url', f.url, 'bytes', f.bytes, 'name', u.name))
          from files f left join uploaded_files u on u.file_id = f.id
          where f.url in (p.video ->> 'url', p.video ->> 'captions')
            or f.url in (select d ->> 'url' from jsonb_array_elements(p.documents) d)
        ), '[]') as files
      from products p where p.id = ${id}`),
  );

function filmOf(film: SetFilm, files: readonly NamedFile[]): GoodFilm | null {
  const find = (url: string | null) => files.find((file) => file.url === url);
  const file = find(film.url);
  return file
    ? {
        ...{ url: film.url, captions: film.captions, address: fileAddressOf(file) },
        ...{ name: file.name, format: fileFormat(file.url), bytes: file.bytes },
        captionsAddress: captionsAddressOf(find(film.captions)),
      }
    : null;
}

/** The film and the papers of a good as staff see them. */
export async function readGoodFiles(
  db: Database,
  id: number,
): Promise<Pick<StaffGood, 'film' | 'feedFilm' | 'papers' | 'feedPapers'>> {
  const { film, filmByHand, fedFilm, papers, fedPapers, files } = await readRow(db, id);
  return {
    film: film && filmOf(film, files),
    feedFilm: filmByHand ? { url: fedFilm?.url ?? null } : null,
    papers: papers.flatMap((paper) => {
      const file = files.find(({ url }) => url === paper.url);
      return file
        ? [{ ...paper, address: fileAddressOf(file), format: fileFormat(paper.url), bytes: file.bytes }]
        : [];
    }),
    feedPapers: fedPapers?.map(({ name }) => name) ?? null,
  };
}
