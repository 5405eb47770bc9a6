import type { RegionCity } from '@siren/domain/regions';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { RegionButton } from './RegionButton.tsx';
import { useRegionChoice } from './useRegionChoice.ts';
import type { RegionOutcome } from './useRegionChoice.ts';

/** Fetched with the first press: most buyers never change their city. */
const RegionDialog = lazy(() =>
  import('./RegionDialog.tsx').then((module) => ({ default: module.RegionDialog })),
);

export interface RegionPickerProps {
  /** Another button than that with the city's name. */
  trigger?: (open: () => void) => ReactElement;
}

/** The city, and the dialog that changes it. */
export function RegionPicker({ trigger }: RegionPickerProps) {
  const info = useInfo();
  const notices = useNotices();
  const { saving, choose } = useRegionChoice();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<RegionOutcome | null>(null);
  if (!info) return null;

  const show = () => {
    setOutcome(null);
    setAsked(true);
    setOpen(true);
  };

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
      {trigger ? trigger(show) : <RegionButton city={info.city.name} onPress={show} />}
      {asked && (
        <Suspense fallback={null}>
          <RegionDialog
            open={open}
            cities={info.cities}
            current={info.city.code}
            saving={saving}
            outcome={outcome}
            onChoose={(city) => void take(city)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
