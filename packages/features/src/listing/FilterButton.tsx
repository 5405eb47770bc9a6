import { NetworkError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { SlidersIcon } from '@siren/ui/icons';
import { useState } from 'react';
import type { FacetPanel } from './late.ts';
import type { FilterSheet, FilterSheetProps } from './FilterSheet.tsx';
import { useNotices } from '../notices/index.ts';

export interface FilterButtonProps extends Pick<FilterSheetProps, 'query' | 'resourceOf' | 'onChange'> {
  /** How many filters are chosen. */
  count: number;
}

/** «Фильтры · 3»: opens them where there is no column for them. */
export function FilterButton({ count, ...sheet }: FilterButtonProps) {
  const notices = useNotices();
  const [parts, setParts] = useState<{ Sheet: typeof FilterSheet; Panel: typeof FacetPanel } | null>(null);
  const [open, setOpen] = useState(false);

  /** The sheet is fetched with the first press; its facets are those of the column, which may be there already. */
  const show = async () => {
    try {
      if (!parts) {
        const [sheet, facets] = await Promise.all([import('./FilterSheet.tsx'), import('./late.ts')]);
        setParts({ Sheet: sheet.FilterSheet, Panel: facets.FacetPanel });
      }
      setOpen(true);
    } catch (error) {
      notices.fail(new NetworkError('unreachable', 0, error));
    }
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
