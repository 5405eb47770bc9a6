import { NetworkError } from '@siren/contract/errors';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { RegionButton } from './RegionButton.tsx';
import type { RegionChoice } from './RegionChoice.tsx';
import type { RegionOutcome } from './useRegionChoice.ts';

export interface RegionPickerProps {
  /** Another button than that with the city's name; it may also have the dialog tell what a choice did. */
  trigger?: (open: () => void, tell: (outcome: RegionOutcome) => void) => ReactElement | null;
}

/** The city, and the dialog that changes it. */
export function RegionPicker({ trigger }: RegionPickerProps) {
  const info = useInfo();
  const notices = useNotices();
  const [Choice, setChoice] = useState<typeof RegionChoice | null>(null);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<RegionOutcome | null>(null);
  if (!info) return null;

  /** The choice is fetched with the first press: most buyers never change their city. */
  const show = async (told: RegionOutcome | null) => {
    try {
      if (!Choice) {
        const module = await import('./RegionChoice.tsx');
        setChoice(() => module.RegionChoice);
      }
      setOutcome(told);
      setOpen(true);
    } catch (error) {
      notices.fail(new NetworkError('unreachable', 0, error));
    }
  };
  const press = () => void show(null);

  return (
    <>
      {trigger ? (
        trigger(press, (done) => void show(done))
      ) : (
        <RegionButton city={info.city.name} onPress={press} />
      )}
      {Choice && <Choice {...{ open, outcome }} onOutcome={setOutcome} onClose={() => setOpen(false)} />}
    </>
  );
}
