import { paramTitle } from '@siren/domain/catalog';
import type { Facet, ListNarrowing, NumberBounds, NumberRange } from '@siren/domain/catalog';
import { Accordion, AccordionItem } from '@siren/ui/accordion';
import { Button } from '@siren/ui/button';
import { formatNumber } from '@siren/ui/format';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  boundsWords,
  chosenBounds,
  facetTitle,
  isFiltered,
  withBounds,
  withPrices,
} from '../filters/index.ts';
import { BoundsField } from './BoundsField.tsx';
import { FacetFlag } from './FacetFlag.tsx';
import { facetForm } from './facetForm.ts';
import * as css from './FacetPanel.css.ts';
import { FacetValues } from './FacetValues.tsx';

export interface FacetPanelProps<Query extends ListNarrowing = ListNarrowing> {
  facets: readonly Facet[];
  /** Least and greatest price; null where there is no good. */
  prices: NumberRange | null;
  /** What is chosen. */
  query: Query;
  onChange(next: Query): void;
  /** Level of its headings. @default 2 */
  level?: 2 | 3;
  /** What the form sends besides its marks where no script runs: words that are searched for, order, ranges. */
  sent?: Readonly<Record<string, string>>;
}

/** So many facets are open at first, price and flags apart. */
const OPEN = 5;

/** What a list can be narrowed by. Facets keep their places and what is open stays so, whatever is chosen. */
export function FacetPanel<Query extends ListNarrowing>(props: FacetPanelProps<Query>) {
  const { facets, prices, query, onChange, level = 2, sent = {} } = props;
  const listed = facets.filter((facet) => facetForm(facet) !== 'flag');
  const flags = facets.filter((facet) => facetForm(facet) === 'flag');
  const [open, setOpen] = useState<readonly string[]>(() => [
    'price',
    'flags',
    ...listed.filter(({ code }, index) => index < OPEN || query.filters[code]).map(({ code }) => code),
  ]);
  // What was opened once stays in the page, so that it can close softly and keeps what was searched for in it.
  const [seen, setSeen] = useState(open);
  const show = (next: readonly string[]) => {
    setOpen(next);
    setSeen([...new Set([...seen, ...next])]);
  };
  const resets = useResets(isFiltered(query));
  const price = { from: query.priceFrom, to: query.priceTo };
  const priced = priceRange(prices, price);
  const part = (value: string, title: string, chosen: string, content: () => ReactNode) => (
    <AccordionItem key={value} value={value} title={title} end={chosen || undefined}>
      {seen.includes(value) && content()}
    </AccordionItem>
  );
  return (
    <form method="get" className={css.panel} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Accordion level={level} value={open} onValueChange={show}>
        {priced &&
          part('price', 'Цена, ₽', rangeWords(price), () => (
            <BoundsField
              label="Цена"
              unit="₽"
              range={priced}
              value={price}
              resets={resets}
              onChange={(bounds) => onChange(withPrices(query, bounds))}
            />
          ))}
        {listed.map((facet) => {
          const { code, unit, range } = facet;
          return part(code, paramTitle(facet), chosenWords(query, code), () =>
            range && facetForm(facet) === 'range' ? (
              <BoundsField
                label={facetTitle(facet, facets)}
                unit={unit}
                range={range}
                value={chosenBounds(query, code)}
                resets={resets}
                onChange={(bounds) => onChange(withBounds(query, code, bounds))}
              />
            ) : (
              <FacetValues facet={facet} query={query} onChange={onChange} />
            ),
          );
        })}
        {flags.length > 0 &&
          part(
            'flags',
            'Дополнительно',
            countWords(flags.filter(({ code }) => query.filters[code]).length),
            () => (
              <div className={css.flags}>
                {flags.map((facet) => (
                  <FacetFlag key={facet.code} facet={facet} query={query} onChange={onChange} />
                ))}
              </div>
            ),
          )}
      </Accordion>
      <noscript>
        <div className={css.send}>
          <Button type="submit" variant="soft" wide>
            Показать товары
          </Button>
        </div>
      </noscript>
    </form>
  );
}

/** How often all filters were taken off. */
function useResets(filtered: boolean): number {
  const [seen, setSeen] = useState({ filtered, resets: 0 });
  if (seen.filtered !== filtered) setSeen({ filtered, resets: seen.resets + Number(!filtered) });
  return seen.resets;
}

/** The prices to choose from: of one price or none there is nothing to choose, but what is chosen can be let go. */
function priceRange(prices: NumberRange | null, { from, to }: NumberBounds): NumberRange | null {
  if (prices && prices.max > prices.min) return prices;
  if (from === null && to === null) return null;
  const ends = [prices?.min ?? 0, prices?.max, from, to].filter((end) => typeof end === 'number');
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

const countWords = (count: number) => (count > 0 ? `${formatNumber(count)} выбрано` : '');
const rangeWords = (bounds: NumberBounds) =>
  bounds.from === null && bounds.to === null ? '' : boundsWords(bounds, null);

/** What the head of a facet says of what is chosen in it. */
function chosenWords(query: ListNarrowing, code: string): string {
  const range = rangeWords(chosenBounds(query, code));
  return range || countWords(query.filters[code]?.length ?? 0);
}
