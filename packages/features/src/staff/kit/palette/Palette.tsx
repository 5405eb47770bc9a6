import { Dialog } from '@siren/ui/dialog';
import { useRef } from 'react';
import type { PaletteActions } from './entries.tsx';
import { PaletteSearch } from './PaletteSearch.tsx';

export interface PaletteProps extends PaletteActions {
  open: boolean;
  onOpenChange(open: boolean): void;
  permissions: readonly string[];
  /** Takes what was typed before the field was there. @default nothing was */
  typedAhead?: () => string;
}

/** The way to any screen, record and action by what it is called. */
export function Palette({ open, onOpenChange, ...search }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Поиск и&nbsp;команды"
      size="l"
      phone="screen"
      initialFocus={field}
    >
      <PaletteSearch {...search} field={field} />
    </Dialog>
  );
}
