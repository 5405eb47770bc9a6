import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';

/** All columns that can hold a text, as `table.column`, as the database itself has them. */
export async function textColumns(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'json', 'jsonb', 'character varying', 'character')
        or c.udt_name in ('_text', '_varchar', '_json', '_jsonb'))
    order by 1`);
  return rows.map(({ name }) => name);
}
