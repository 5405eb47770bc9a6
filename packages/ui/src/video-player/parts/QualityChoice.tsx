import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { Choice } from './Choice.tsx';

/** Of which height the picture is, where there is more than one. */
export function QualityChoice() {
  const { player, labels } = usePlayer();
  const qualities = useFact('qualities');
  const quality = useFact('quality');
  if (qualities.length < 2) return null;
  return (
    <Choice
      label={labels.quality}
      value={String(quality)}
      options={qualities.map((value) => ({
        value: String(value),
        words: value === 'auto' ? labels.automatic : `${value}p`,
      }))}
      onChoose={(value) =>
        player.request({ type: 'setQuality', value: value === 'auto' ? value : Number(value) })
      }
    />
  );
}
