import type { FacetValue, ListNarrowing } from '@siren/domain/catalog';
import { foldTyped } from '@siren/domain/typed';
import { Checkbox, CheckboxSwatch } from '@siren/ui/checkbox';
import { cx } from '@siren/ui/element';
import { TextField } from '@siren/ui/field';
import { formatNumber, NBSP } from '@siren/ui/format';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { withValue } from '../filters/index.ts';
import type { FacetProps } from './facetProps.ts';
import * as css from './FacetValues.css.ts';

/** How many values a long list shows at first. */
const SHORT = 7;
/** A list is cut only where that saves more than the link to the rest takes. */
const WHOLE = SHORT + 2;
/** From so many values on one searches rather than reads. */
const SEARCHED = 20;

/** The values of a facet with exact counts; what no good would have is there, and cannot be chosen. */
export function FacetValues<Query extends ListNarrowing>({ facet, query, onChange }: FacetProps<Query>) {
  const { code, name, type, unit, values } = facet;
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const chosen = query.filters[code] ?? [];
  const cut = values.length > WHOLE && !open;
  const word = foldTyped(sought).toLowerCase().replaceAll('ё', 'е');
  const shown = values.filter(
    (value, index) =>
      (!cut || index < SHORT || chosen.includes(value.slug)) &&
      foldTyped(value.name).toLowerCase().replaceAll('ё', 'е').includes(word),
  );
  const boxOf = (value: FacetValue) => {
    const checked = chosen.includes(value.slug);
    const props = {
      name: code,
      value: value.slug,
      checked,
      disabled: value.count === 0 && !checked,
      end: formatNumber(value.count),
      onCheckedChange: (wanted: boolean) => {
        if (wanted !== checked) onChange(withValue(query, code, value.slug));
      },
    };
    const words = type === 'number' && unit ? value.name + NBSP + unit : value.name;
    return value.hex === null ? (
      <Checkbox {...props}>{words}</Checkbox>
    ) : (
      <CheckboxSwatch {...props} color={value.hex}>
        {words}
      </CheckboxSwatch>
    );
  };
  return (
    <>
      {open && values.length >= SEARCHED && (
        <div className={css.find}>
          <TextField
            label={`Найти: ${name}`}
            hideLabel
            placeholder="Найти"
            autoComplete="off"
            value={sought}
            onValueChange={setSought}
          />
        </div>
      )}
      <div className={open ? css.long : undefined}>
        <ul className={cx(css.list, type === 'color' && css.colors)}>
          {shown.map((value) => (
            <li key={value.slug}>{boxOf(value)}</li>
          ))}
        </ul>
        {shown.length === 0 && <span className={css.none}>Ничего не нашлось</span>}
      </div>
      {values.length > WHOLE && (
        <div className={css.more}>
          <Link dashed render={<button type="button" aria-expanded={open} onClick={() => setOpen(!open)} />}>
            {open ? 'Свернуть' : `Показать все ${formatNumber(values.length)}`}
          </Link>
        </div>
      )}
    </>
  );
}
