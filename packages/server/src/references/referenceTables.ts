import type { references } from '@siren/domain/references';
import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Where the entries of a reference are kept: the very table that the shop reads. */
export interface ReferenceTable {
  table: Fragment;
  /** The columns of its fields. */
  columns: Fragment;
  /** The order of its entries `t`. */
  order: Fragment;
  /** Orders in which an entry `t` stands: ids, by a select. @default none */
  usedIn?: Fragment;
}

type ReferenceId = (typeof references)[number]['id'];

/** By the id of the reference; one that is missing here does not compile. */
const tables: Readonly<Record<ReferenceId, ReferenceTable>> = {
  1: { table: fragment`synonyms`, columns: fragment`words`, order: fragment`t.id desc` },
  2: {
    table: fragment`cancel_causes`,
    columns: fragment`name, told`,
    order: fragment`t.position, t.id`,
    usedIn: fragment`select o.id from orders o where o.cancel_cause_id = t.id`,
  },
};

export const tableOf = (id: number): ReferenceTable | undefined =>
  (tables as Readonly<Record<number, ReferenceTable>>)[id];
