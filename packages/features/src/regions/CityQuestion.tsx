import { guessCity } from '@siren/domain/regions';
import type { RegionCity } from '@siren/domain/regions';
import { useState } from 'react';
import { useInfo } from '../info/index.ts';
import { useOnline } from '../navigation/index.ts';
import { useNotices } from '../notices/index.ts';
import { useCityDialog } from './CityDialogProvider.tsx';
import { CityQuestionView } from './CityQuestionView.tsx';
import { stayedCity } from './stayedCity.ts';
import { useRegionChoice } from './useRegionChoice.ts';

/** «Ваш город — Казань?»: guessed by the proxy or by the time zone; whatever is answered is remembered. */
export function CityQuestion() {
  const info = useInfo();
  const { open, tell } = useCityDialog();
  const notices = useNotices();
  const { saving, choose } = useRegionChoice();
  const online = useOnline();
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Without a network no answer can be kept, and the words about that stand in the same place.
  if (!info || info.cityFrom === 'choice' || !online) return null;
  const current = info.cities.find(({ code }) => code === info.city.code);
  const guess = info.cityFrom === 'proxy' ? current : guessCity(info.cities, info.city.code, zone);
  if (!guess) return null;

  async function take(city: RegionCity): Promise<void> {
    try {
      const outcome = await choose(city);
      if (outcome.changes) tell(outcome);
    } catch (error) {
      notices.fail(error, stayedCity(current));
    }
  }

  return (
    <CityQuestionView
      city={guess.name}
      shown={current && current !== guess ? current.name : null}
      saving={saving !== null}
      onYes={() => void take(guess)}
      onClose={() => current && void take(current)}
      onOther={open}
    />
  );
}
