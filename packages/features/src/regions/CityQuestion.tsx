import { guessCity } from '@siren/domain/regions';
import type { RegionCity } from '@siren/domain/regions';
import { useState } from 'react';
import { useInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { CityQuestionView } from './CityQuestionView.tsx';
import { RegionPicker } from './RegionPicker.tsx';
import { useRegionChoice } from './useRegionChoice.ts';
import type { RegionOutcome } from './useRegionChoice.ts';

interface AskProps {
  /** Opens the choice of cities. */
  onOther(): void;
  /** Has the dialog tell what the answer did to the cart. */
  tell(outcome: RegionOutcome): void;
}

/** «Ваш город — Казань?»: guessed by the proxy or by the time zone; whatever is answered is remembered. */
export function CityQuestion() {
  return <RegionPicker trigger={ask} />;
}

const ask = (onOther: () => void, tell: (outcome: RegionOutcome) => void) => (
  <Ask onOther={onOther} tell={tell} />
);

function Ask({ onOther, tell }: AskProps) {
  const info = useInfo();
  const notices = useNotices();
  const { saving, choose } = useRegionChoice();
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!info || info.cityFrom === 'choice') return null;
  const current = info.cities.find(({ code }) => code === info.city.code);
  const guess = info.cityFrom === 'proxy' ? current : guessCity(info.cities, info.city.code, zone);
  if (!guess) return null;

  async function take(city: RegionCity): Promise<void> {
    try {
      const outcome = await choose(city);
      if (outcome.changes) tell(outcome);
    } catch (error) {
      notices.fail(error);
    }
  }

  return (
    <CityQuestionView
      city={guess.name}
      saving={saving !== null}
      onYes={() => void take(guess)}
      onClose={() => current && void take(current)}
      onOther={onOther}
    />
  );
}
