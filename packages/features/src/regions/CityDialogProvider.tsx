import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useCode } from '../code/index.ts';
import type { RegionOutcome } from './useRegionChoice.ts';

/** The one dialog of cities, for whatever part of a page leads to it. */
export interface CityDialog {
  open(): void;
  /** Has it tell what a choice that was made elsewhere did to the cart. */
  tell(outcome: RegionOutcome): void;
}

const Context = createContext<CityDialog | null>(null);

/** The choice is fetched with the first press: most buyers never change their city. */
const loadChoice = async () => (await import('./RegionChoice.tsx')).RegionChoice;

/**
 * Holds the dialog above the pages: it tells what a choice did to the cart also where the part that it was opened from
 * has gone with the former city.
 */
export function CityDialogProvider({ children }: { children: ReactNode }) {
  const [Choice, fetchChoice] = useCode(loadChoice);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<RegionOutcome | null>(null);
  // Always the same: a context that changes has React throw away late parts whose code is not there yet.
  const dialog = useMemo<CityDialog>(() => {
    const show = async (told: RegionOutcome | null) => {
      if (!(await fetchChoice())) return;
      setOutcome(told);
      setOpen(true);
    };
    return { open: () => void show(null), tell: (told) => void show(told) };
  }, [fetchChoice]);
  return (
    <Context value={dialog}>
      {children}
      {Choice && <Choice {...{ open, outcome }} onOutcome={setOutcome} onClose={() => setOpen(false)} />}
    </Context>
  );
}

/** The dialog of cities. Throws outside a `CityDialogProvider`. */
export function useCityDialog(): CityDialog {
  const dialog = useContext(Context);
  if (!dialog) throw new Error('useCityDialog needs a <CityDialogProvider> above it');
  return dialog;
}
