import type { RegionCity } from '@siren/domain/regions';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { RegionDialog } from './RegionDialog.tsx';
import { stayedCity } from './stayedCity.ts';
import { useRegionChoice } from './useRegionChoice.ts';
import type { RegionOutcome } from './useRegionChoice.ts';

export interface RegionChoiceProps {
  open: boolean;
  /** What the choice changed in the cart; it is told before the dialog closes. */
  outcome: RegionOutcome | null;
  onOutcome(outcome: RegionOutcome): void;
  onClose(): void;
}

/** The dialog of cities and what a choice there does. */
export function RegionChoice({ open, outcome, onOutcome, onClose }: RegionChoiceProps) {
  const info = useInfo();
  const notices = useNotices();
  const { saving, choose } = useRegionChoice();
  if (!info) return null;

  async function take(city: RegionCity): Promise<void> {
    if (saving !== null) return;
    const same = city.code === info?.city.code;
    // A city that was only taken for theirs is chosen by this, and not asked for any more.
    if (same && info?.cityFrom === 'choice') return onClose();
    try {
      const done = await choose(city);
      if (done.changes) return onOutcome(done);
      onClose();
      if (!same) notices.say(`Город изменён: ${city.name}`, wayBack(done));
    } catch (error) {
      notices.fail(error, stayedCity(info?.city));
    }
  }

  const wayBack = ({ city, before }: RegionOutcome) =>
    before ? { label: 'Вернуть', onSelect: () => void goBack(before, city) } : undefined;

  /** What the way back does to the cart is undone by it: nothing is to be told. */
  async function goBack(to: RegionCity, from: RegionCity): Promise<void> {
    try {
      await choose(to);
      onClose();
      notices.say(`Снова ваш город: ${to.name}`);
    } catch (error) {
      notices.fail(error, stayedCity(from));
    }
  }

  return (
    <RegionDialog
      open={open}
      cities={info.cities}
      current={info.city.code}
      saving={saving}
      outcome={outcome}
      onChoose={(city) => void take(city)}
      onBack={(to, from) => void goBack(to, from)}
      onClose={onClose}
    />
  );
}
