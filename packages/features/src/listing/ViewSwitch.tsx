import { IconButton } from '@siren/ui/icon-button';
import { GridIcon, ListIcon } from '@siren/ui/icons';
import * as css from './ListingPanel.css.ts';
import type { GoodsView } from './useGoodsView.ts';

export interface ViewSwitchProps {
  view: GoodsView;
  onView(view: GoodsView): void;
}

/** Cards to look at, or rows to compare. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <div className={css.views} role="group" aria-label="Вид списка">
      <IconButton
        label="Плиткой"
        icon={<GridIcon />}
        pressed={view === 'grid'}
        onClick={() => onView('grid')}
      />
      <IconButton
        label="Строками"
        icon={<ListIcon />}
        pressed={view === 'list'}
        onClick={() => onView('list')}
      />
    </div>
  );
}
