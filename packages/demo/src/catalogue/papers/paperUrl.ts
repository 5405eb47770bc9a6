import { paperTypes } from './Paper.ts';
import type { PaperType } from './Paper.ts';

const ADDRESS = /^demo:\/\/papers\/(\d+)\/(\w+)[.]pdf$/;

/** A paper as an address: of which good, and what kind. */
export const paperUrl = (good: number, type: PaperType): string => `demo://papers/${good}/${type}.pdf`;

/** Reads an address back; null for one that is no paper's. */
export function parsePaperUrl(url: string): { good: number; type: PaperType } | null {
  const [, good, type] = ADDRESS.exec(url) ?? [];
  const known = paperTypes.find((own) => own === type);
  return good && known ? { good: Number(good), type: known } : null;
}
