import { BRANDS } from '@siren/domain/references';
import type { FieldValue, references } from '@siren/domain/references';
import { fragment } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { followName } from '../brands/index.ts';

/** Where the entries of a reference are kept: the very table that the shop reads. */
export interface ReferenceTable {
  table: Fragment;
  /** The columns of its fields. */
  columns: Fragment;
  /** The order of its entries `t`. */
  order: Fragment;
  /** Orders or goods in which an entry `t` stands: ids, by a select. @default none */
  usedIn?: Fragment;
  /** Names that feeds have for an entry `t` besides. @default none */
  also?: Fragment;
  /**
   * What follows of a change of an entry's values: is called before the change, and what it gives after it.
   *
   * @throws ApiError ref.name_taken
   * @default nothing
   */
  follow?: (
    tx: Database,
    entry: number,
    values: Readonly<Record<string, FieldValue>>,
  ) => Promise<() => Promise<void>>;
}

type ReferenceId = (typeof references)[number]['id'];

/** By the id of the reference; one that is missing here does not compile. */
const tables: Readonly<Record<ReferenceId, ReferenceTable>> = {
  1: { table: fragment`synonyms`, columns: fragment`words`, order: fragment`t.id desc` },
  [BRANDS]: {
    table: fragment`brands`,
    columns: fragment`name`,
    order: fragment`folded(t.name) collate "C", t.name, t.id`,
    usedIn: fragment`select p.id from products p where p.brand = t.name`,
    also: fragment`array(select s.spelling from brand_spellings s where s.brand_id = t.id order by s.spelling)`,
    follow: followName,
  },
  2: {
    table: fragment`cancel_causes`,
    columns: fragment`name, told`,
    order: fragment`t.position, t.id`,
    usedIn: fragment`select o.id from orders o where o.cancel_cause_id = t.id`,
  },
};

export const tableOf = (id: number): ReferenceTable | undefined =>
  (tables as Readonly<Record<number, ReferenceTable>>)[id];
