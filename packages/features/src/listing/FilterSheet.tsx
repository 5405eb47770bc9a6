import { Button } from '@siren/ui/button';
import { Link } from '@siren/ui/link';
import { Sheet } from '@siren/ui/sheet';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useState } from 'react';
import { useKept } from '../api/index.ts';
import { goodsCount } from '../catalog/index.ts';
import type { ListingAddress } from './address/index.ts';
import { FacetsSkeleton } from './facets/FacetsSkeleton.tsx';
import type { FacetPanel } from './late.ts';
import { isFiltered, withoutFilters } from './filters/index.ts';
import * as css from './ListingPanel.css.ts';
import type { ListingResource } from './resource.ts';

export interface FilterSheetProps {
  /** The facets, whose code comes by itself. */
  Panel: typeof FacetPanel;
  open: boolean;
  onClose(): void;
  /** What the list is narrowed by now. */
  query: ListingAddress;
  /** How goods are asked for. */
  resourceOf(address: ListingAddress): ListingResource;
  onChange(next: ListingAddress): void;
}

/**
 * All filters over the screen of a phone. They apply together, by the button that says how many goods there will be:
 * nobody sees the list below meanwhile, so drawing it anew with each mark would only cost time, and one visit of the
 * sheet is one step of Back. Closing it otherwise leaves the list as it was.
 */
export function FilterSheet({ Panel, open, onClose, query, resourceOf, onChange }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(query);
  }
  const { data, fresh, error } = useKept(resourceOf(draft));
  const total = data && !error ? data.total : null;
  const apply = () => {
    onClose();
    if (draft !== query) onChange(draft);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Фильтры"
      action={
        isFiltered(draft) && (
          <Link dashed render={<button type="button" onClick={() => setDraft(withoutFilters(draft))} />}>
            Сбросить
          </Link>
        )
      }
      footer={
        <Button size="l" wide disabled={fresh && total === 0} onClick={apply}>
          {total === null ? 'Показать' : total === 0 ? 'Таких товаров нет' : `Показать ${goodsCount(total)}`}
        </Button>
      }
    >
      <div className={css.sheet}>
        {data ? (
          <Panel level={3} facets={data.facets} prices={data.prices} query={draft} onChange={setDraft} />
        ) : (
          <FacetsSkeleton />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{fresh && total !== null ? `Найдено: ${goodsCount(total)}` : ''}</span>
      </VisuallyHidden>
    </Sheet>
  );
}
