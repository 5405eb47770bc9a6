import { recolored } from '@siren/domain/colors';
import type { ColoredOption } from '@siren/domain/colors';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { readColors } from './readColors.ts';

/** Gives the options of all offers the colours that the shop has now. Whoever calls it holds the colours. */
export async function recolorOffers(tx: Database): Promise<void> {
  const colorOf = await readColors(tx);
  const said = await tx.query<ColoredOption>(sql`
    select distinct o ->> 'name' as name, o ->> 'value' as value, o ->> 'hex' as hex, (o -> 'color')::int as color
    from offers cross join jsonb_array_elements(options) o
    where o ->> 'hex' is null or o ? 'color'`);
  const changed = said.flatMap(({ name, value, hex, color }) => {
    const was: ColoredOption = { name, value, hex, ...(color != null && { color }) };
    const is = recolored(was, colorOf);
    return is.color === was.color && is.hex === was.hex ? [] : [{ name, value, hex, option: is }];
  });
  if (changed.length === 0) return;
  await tx.query(sql`
    with changed as materialized (
      select name, value, hex, option
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) r(name text, value text, hex text, option jsonb)
    ), colored as (
      select f.id, jsonb_agg(coalesce(c.option, t.o) order by t.n) as options
      from offers f cross join jsonb_array_elements(f.options) with ordinality t(o, n)
      left join changed c on c.name = t.o ->> 'name' and c.value = t.o ->> 'value'
        and c.hex is not distinct from t.o ->> 'hex' and (c.hex is null or t.o ? 'color')
      group by f.id having count(c.name) > 0
    )
    update offers f set options = colored.options from colored where colored.id = f.id`);
}
