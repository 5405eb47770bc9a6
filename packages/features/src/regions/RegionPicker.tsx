import { NetworkError } from '@siren/contract/errors';
import type { RegionCity } from '@siren/domain/regions';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { RegionButton } from './RegionButton.tsx';
import type { RegionDialog } from './RegionDialog.tsx';
import { useRegionChoice } from './useRegionChoice.ts';
import type { RegionOutcome } from './useRegionChoice.ts';

export interface RegionPickerProps {
  /** Another button than that with the city's name. */
  trigger?: (open: () => void) => ReactElement;
}

/** The city, and the dialog that changes it. */
export function RegionPicker({ trigger }: RegionPickerProps) {
  const info = useInfo();
  const notices = useNotices();
  const { saving, choose } = useRegionChoice();
  const [Dialog, setDialog] = useState<typeof RegionDialog | null>(null);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<RegionOutcome | null>(null);
  if (!info) return null;

  /** The dialog is fetched with the first press: most buyers never change their city. */
  const show = async () => {
    try {
      if (!Dialog) {
        const module = await import('./RegionDialog.tsx');
        setDialog(() => module.RegionDialog);
      }
      setOutcome(null);
      setOpen(true);
    } catch (error) {
      notices.fail(new NetworkError('unreachable', 0, error));
    }
  };
  const press = () => void show();

  async function take(city: RegionCity): Promise<void> {
    if (saving !== null) return;
    if (city.code === info?.city.code) return setOpen(false);
    try {
      const done = await choose(city);
      if (done.changes) return setOutcome(done);
      setOpen(false);
      notices.say(`Город изменён: ${city.name}`);
    } catch (error) {
      notices.fail(error);
    }
  }

  return (
    <>
      {trigger ? trigger(press) : <RegionButton city={info.city.name} onPress={press} />}
      {Dialog && (
        <Dialog
          open={open}
          cities={info.cities}
          current={info.city.code}
          saving={saving}
          outcome={outcome}
          onChoose={(city) => void take(city)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
