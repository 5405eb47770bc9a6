import type { TableColumn, TableField, TableTarget } from './entities.ts';

/** Without these no good can be sold. */
export const neededFields = ['article', 'name', 'price'] as const satisfies readonly TableField[];

/** Fields that several columns may tell. */
const REPEATABLE: ReadonlySet<TableTarget> = new Set(['picture', 'barcode', 'param', 'ignore']);
export const isRepeatable = (target: TableTarget): boolean => REPEATABLE.has(target);

export interface MappingProblems {
  /** Needed fields that no column tells. */
  missing: TableField[];
  /** Fields that several columns tell, though one alone can. */
  doubled: TableField[];
  /** Places of params without a name. */
  nameless: number[];
}

/** What is wrong with where columns go. */
export function mappingProblems(columns: readonly TableColumn[]): MappingProblems {
  const counts = new Map<TableTarget, number>();
  for (const { to } of columns) counts.set(to, (counts.get(to) ?? 0) + 1);
  const doubled = [...counts].flatMap(([to, count]) =>
    count > 1 && !isRepeatable(to) ? [to as TableField] : [],
  );
  return {
    missing: neededFields.filter((field) => !counts.has(field)),
    doubled,
    nameless: columns.flatMap(({ heading, to }, at) => (to === 'param' && heading.trim() === '' ? [at] : [])),
  };
}

/** Whether a table can be read so. */
export function isReadable(columns: readonly TableColumn[]): boolean {
  const { missing, doubled, nameless } = mappingProblems(columns);
  return missing.length + doubled.length + nameless.length === 0;
}
