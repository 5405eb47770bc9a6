import { Dialog } from '@siren/ui/dialog';
import { Switch } from '@siren/ui/switch';
import { switchSingleKeys, useSingleKeys } from '../keys/index.ts';
import type { Place } from '../keys/index.ts';
import * as css from './KeySheet.css.ts';
import { KeyTable } from './KeyTable.tsx';
import { sheetGroups } from './sheetGroups.ts';

export interface KeySheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What stands on the screen now. */
  here: Place | null;
}

/** All shortcuts by the place where they mean something, and the switch for those that are a single key. */
export function KeySheet({ open, onOpenChange, here }: KeySheetProps) {
  const single = useSingleKeys();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Горячие клавиши"
      description="Раскладка не&nbsp;важна: буква&nbsp;— это место на&nbsp;клавиатуре."
      size="l"
      phone="screen"
      footer={
        <Switch
          checked={single}
          onCheckedChange={switchSingleKeys}
          description="Мешают программе чтения или голосовому вводу? Выключите."
        >
          Одиночные клавиши
        </Switch>
      }
    >
      <div className={css.tables}>
        {sheetGroups(single).map(({ place, rows }) => (
          <KeyTable key={place} place={place} rows={rows} here={place === here} />
        ))}
      </div>
    </Dialog>
  );
}
