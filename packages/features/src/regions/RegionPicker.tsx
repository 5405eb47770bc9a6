import { useState } from 'react';
import type { ReactElement } from 'react';
import { useCode } from '../code/index.ts';
import { useInfo } from '../info/index.ts';
import { RegionButton } from './RegionButton.tsx';
import type { RegionOutcome } from './useRegionChoice.ts';

export interface RegionPickerProps {
  /** Another button than that with the city's name; it may also have the dialog tell what a choice did. */
  trigger?: (open: () => void, tell: (outcome: RegionOutcome) => void) => ReactElement | null;
}

/** The choice is fetched with the first press: most buyers never change their city. */
const loadChoice = async () => (await import('./RegionChoice.tsx')).RegionChoice;

/** The city, and the dialog that changes it. */
export function RegionPicker({ trigger }: RegionPickerProps) {
  const info = useInfo();
  const [Choice, fetchChoice] = useCode(loadChoice);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<RegionOutcome | null>(null);
  if (!info) return null;

  const show = async (told: RegionOutcome | null) => {
    if (!(await fetchChoice())) return;
    setOutcome(told);
    setOpen(true);
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
