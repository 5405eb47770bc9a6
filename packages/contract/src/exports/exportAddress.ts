import type { ExportFormat, ExportList } from '@siren/domain/exports';
import type { PayloadOf } from '../calls/index.ts';

/** What a list is narrowed by and put in order by, as its call takes it: pages are no matter of a file. */
type Asked<List extends ExportList> = Omit<PayloadOf<`/api/admin/${List}/list`>, 'page' | 'size'>;

/** Where a browser gets a list as a file, by GET. */
export const exportPath = (list: ExportList): string => `/api/admin/${list}/export`;

/** The address of a file of all rows that a list has when it is asked for like this. */
export function exportAddress<List extends ExportList>(
  list: List,
  format: ExportFormat,
  asked: Asked<List>,
): string {
  return `${exportPath(list)}?${new URLSearchParams({ format, list: JSON.stringify(asked) }).toString()}`;
}
