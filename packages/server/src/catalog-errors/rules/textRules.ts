import { GOOD_NAME_GOOD, MOJIBAKE } from '@siren/domain/catalog-errors';
import { fragment } from '../../db/index.ts';
import type { Fragment } from '../../db/index.ts';
import { inGood, ofGood } from './Found.ts';
import type { RulesSql } from './Found.ts';

/** `isMojibake` of the domain. */
export const mojibakeSql = (text: Fragment): Fragment => fragment`${text} ~ ${MOJIBAKE}::text`;

/** `isBadLength` of the domain. */
export const badLengthSql = (name: Fragment): Fragment => fragment`
  (btrim(${name}) = '' or char_length(${name}) > ${GOOD_NAME_GOOD}::int)`;

const words = (text: Fragment): Fragment => fragment`
  (' ' || regexp_replace(folded(${text}), '[^0-9a-zа-я]+', '  ', 'g') || ' ')`;

/** `isBrandTwice` of the domain. Names without the first word of their brand, which are most, are not taken apart. */
export const brandTwiceSql = (name: Fragment, brand: Fragment): Fragment => fragment`
  (coalesce(strpos(folded(${name}), substring(folded(${brand}) from '[0-9a-zа-я]+')), 0) > 0
    and cardinality(string_to_array(${words(name)}, ' ' || btrim(${words(brand)}) || ' ')) > 2)`;

const nameText: Fragment = fragment`p.name`;
const subject: Fragment = fragment`${ofGood} || ':name'`;

/** Rules of what goods are called and what is told of them. */
export const textRules: RulesSql<'mojibake' | 'brand_twice' | 'name_length' | 'no_section'> = {
  mojibake: () => fragment`
    ${inGood({ subject, value: nameText })} from products p where p.active and ${mojibakeSql(nameText)}
    union all
    ${inGood({ subject: fragment`${ofGood} || ':description'`, value: fragment`'Описание: ' || p.description` })}
    from products p where p.active and ${mojibakeSql(fragment`p.description`)}`,
  brand_twice: () => fragment`
    ${inGood({ subject, value: nameText })} from products p
    where p.active and p.brand is not null and ${brandTwiceSql(nameText, fragment`p.brand`)}`,
  name_length: () => fragment`
    ${inGood({ subject, value: nameText })} from products p where p.active and ${badLengthSql(nameText)}`,
  no_section: () => fragment`
    ${inGood({ subject: ofGood, value: fragment`''::text` })}
    from products p join sections s on s.id = p.section_id where p.active and s.external_id = ''`,
};
