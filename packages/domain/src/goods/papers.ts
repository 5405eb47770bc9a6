import type { ProductDocument } from '../catalog/index.ts';
import { listChanges } from './listChanges.ts';
import type { ListChanges } from './listChanges.ts';

/** Papers of a good at most, as many as an import takes. */
export const GOOD_PAPERS_MAX = 20;
/** The name of a paper, letters at most. */
export const PAPER_NAME_MAX = 150;

/** A paper of a good as it is set: `url` is where the file is from, which tells it from the others. */
export type SetPaper = Pick<ProductDocument, 'type' | 'name' | 'url'>;

/** A paper of a good. */
export interface GoodPaper extends SetPaper {
  /** Where a browser opens it. */
  address: string;
  /** «PDF»; null where the address does not tell it. */
  format: string | null;
  /** null while nobody has read the file. */
  bytes: number | null;
}

/** What a change of papers is, as a history tells it: nothing of it where two lists are the same. */
export interface PaperChanges extends ListChanges {
  /** Papers that stayed and have another name or kind. */
  renamed: number;
}

/** How a list of papers differs from the one before. */
export function paperChanges(before: readonly SetPaper[], after: readonly SetPaper[]): PaperChanges {
  return {
    ...listChanges(
      before.map(({ url }) => url),
      after.map(({ url }) => url),
    ),
    renamed: after.filter(({ url, name, type }) =>
      before.some((one) => one.url === url && (one.name !== name || one.type !== type)),
    ).length,
  };
}

/** Papers as a history keeps them for an undo; null for the feed's. */
export const papersText = (papers: readonly SetPaper[] | null): string | null =>
  papers && JSON.stringify(papers.map(({ type, name, url }) => [type, name, url]));

export const papersOfText = (text: string | null): SetPaper[] | null =>
  text === null
    ? null
    : (JSON.parse(text) as [SetPaper['type'], string, string][]).map(([type, name, url]) => ({
        ...{ type, name, url },
      }));
