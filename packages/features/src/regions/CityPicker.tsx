import type { RegionCity } from '@siren/domain/regions';
import { TextField } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { CheckIcon, SearchIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { Spinner } from '@siren/ui/spinner';
import { Text } from '@siren/ui/text';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import * as css from './CityPicker.css.ts';
import { filterCities } from './filterCities.ts';
import { useNearestCity } from './useNearestCity.ts';

export interface CityPickerProps {
  cities: readonly RegionCity[];
  /** Code of the city that holds now. */
  current: string;
  /** Code of the city that is being set. */
  saving: string | null;
  /** The field that takes the focus when the dialog opens. */
  field: RefObject<HTMLInputElement | null>;
  onChoose(city: RegionCity): void;
}

/** A filter field over a list of cities: type, move by arrow keys, Enter chooses. */
export function CityPicker({ cities, current, saving, field, onChoose }: CityPickerProps) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const near = useNearestCity(cities, onChoose);
  const found = filterCities(cities, query);
  const optionId = (index: number) => `${list}-${index}`;

  function move(index: number): void {
    const next = (index + found.length) % found.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent): void {
    const chosen = found[active];
    if (!chosen) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(found.length - 1),
      Enter: () => onChoose(chosen),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <>
      <TextField
        ref={field}
        label="Название города"
        hideLabel
        placeholder="Название города"
        autoComplete="off"
        start={<SearchIcon />}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        value={query}
        onValueChange={(value) => {
          setQuery(value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div className={css.near}>
        <Link dashed render={<button type="button" aria-busy={near.looking} onClick={near.look} />}>
          {near.looking ? 'Узнаём, где вы…' : 'Определить по\u00a0местоположению'}
        </Link>
        <Text size={14} tone="muted" role="status">
          {near.problem}
        </Text>
      </div>
      {/* Above the list, which keeps its height: below it nobody would look. */}
      {found.length === 0 && (
        <div className={css.none}>
          <Text tone="muted" role="status">
            Такого города в&nbsp;списке нет. Выберите ближайший: доставим и&nbsp;оттуда.
          </Text>
        </div>
      )}
      <ul className={css.list} id={list} role="listbox" aria-label="Города">
        {found.map((city, index) => (
          <li
            key={city.code}
            id={optionId(index)}
            className={css.city}
            role="option"
            aria-selected={city.code === current}
            aria-busy={city.code === saving}
            data-state={index === active ? 'active' : undefined}
            onClick={() => onChoose(city)}
          >
            <span className={css.name}>
              {city.name}
              {city.code === saving ? <Spinner size="m" /> : city.code === current && <CheckIcon />}
            </span>
            <span className={css.note}>{storesIn(city)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function storesIn({ stores }: RegionCity): string {
  return stores > 0 ? formatCount(stores, ['магазин', 'магазина', 'магазинов']) : 'доставка, без магазина';
}
