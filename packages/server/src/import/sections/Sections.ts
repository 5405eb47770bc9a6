import type { Database } from '../../db/index.ts';
import type { RawCategory } from '../feed/index.ts';
import type { Problem } from '../problems/index.ts';
import { line } from '../text/index.ts';
import { planSections } from './planSections.ts';
import { writeSections } from './writeSections.ts';

/** The sections of one import: what the feed has told so far, and the ids that the shop gave them. */
export interface Sections {
  add(categories: readonly RawCategory[]): void;
  has(id: string): boolean;
  /** Whether the feed has told none so far. */
  isEmpty(): boolean;
  /** Ids by the feed's ids; '' is «Другие товары», made when it is first needed. */
  sync(db: Database, needsOther: boolean): Promise<ReadonlyMap<string, number>>;
  /** Reports what is wrong with them without writing anything. */
  check(): void;
}

const ID_MAX = 150;
const NAME_MAX = 120;
const OTHER = { id: '', name: 'Другие товары', parent: null, ancestors: [''], position: 1_000_000 };

export function createSections(source: string, report: (problem: Problem) => void): Sections {
  const categories: RawCategory[] = [];
  const names = new Set<string>();
  const told = new Set<string>();
  let ids: ReadonlyMap<string, number> | null = null;

  const plan = () =>
    planSections(categories, (found) => {
      const key = `${found.code} ${found.line}`;
      if (!told.has(key)) report(found);
      told.add(key);
    });

  return {
    add(more) {
      if (more.length === 0) return;
      for (const { line: at, ...raw } of more) {
        const id = line(raw.id, ID_MAX);
        const name = line(raw.name, NAME_MAX);
        categories.push({ line: at, id, parentId: line(raw.parentId, ID_MAX), name });
        if (id && name) names.add(id);
      }
      ids = null;
    },
    has: (id) => names.has(id),
    isEmpty: () => categories.length === 0,
    async sync(db, needsOther) {
      if (ids && (!needsOther || ids.has(''))) return ids;
      ids = await writeSections(db, source, needsOther ? [...plan(), OTHER] : plan());
      return ids;
    },
    check: () => void plan(),
  };
}
