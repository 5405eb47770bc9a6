import { NetworkError } from '@siren/contract/errors';
import { Button } from '@siren/ui/button';
import { SlidersIcon } from '@siren/ui/icons';
import { useState } from 'react';
import type { FilterSheet, FilterSheetProps } from './FilterSheet.tsx';
import { useNotices } from '../notices/index.ts';

export interface FilterButtonProps extends Pick<FilterSheetProps, 'query' | 'resourceOf' | 'onChange'> {
  /** How many filters are chosen. */
  count: number;
}

/** «Фильтры · 3»: opens them where there is no column for them. */
export function FilterButton({ count, ...sheet }: FilterButtonProps) {
  const notices = useNotices();
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const [open, setOpen] = useState(false);

  /** The sheet is fetched with the first press. */
  const show = async () => {
    try {
      if (!Sheet) {
        const module = await import('./FilterSheet.tsx');
        setSheet(() => module.FilterSheet);
      }
      setOpen(true);
    } catch (error) {
      notices.fail(new NetworkError('unreachable', 0, error));
    }
  };
  return (
    <>
      <Button variant="line" wide icon={<SlidersIcon />} aria-haspopup="dialog" onClick={() => void show()}>
        {count > 0 ? `Фильтры · ${count}` : 'Фильтры'}
      </Button>
      {Sheet && <Sheet {...sheet} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
