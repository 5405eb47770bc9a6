import { Button } from '@siren/ui/button';
import { SlidersIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { useCode } from '../code/index.ts';
import { fetchLate } from './fetchLate.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';

export interface FilterButtonProps extends Pick<FilterSheetProps, 'query' | 'resourceOf' | 'onChange'> {
  /** How many filters are chosen. */
  count: number;
}

/** The sheet is fetched with the first press; its facets are those of the column, which may be there already. */
const loadParts = async () => {
  const [sheet, facets] = await Promise.all([import('./FilterSheet.tsx'), fetchLate()]);
  return { Sheet: sheet.FilterSheet, Panel: facets.FacetPanel };
};

/** «Фильтры · 3»: opens them where there is no column for them. */
export function FilterButton({ count, ...sheet }: FilterButtonProps) {
  const [parts, fetchParts] = useCode(loadParts);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await fetchParts()) setOpen(true);
  };
  return (
    <>
      <Button
        variant="line"
        wide
        // The number takes the place of the sign: on a narrow phone the order stands beside it all the same.
        icon={count === 0 && <SlidersIcon />}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {count > 0 ? `Фильтры · ${count}` : 'Фильтры'}
      </Button>
      {parts && <parts.Sheet {...sheet} Panel={parts.Panel} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
