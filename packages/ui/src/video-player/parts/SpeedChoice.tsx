import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { Choice } from './Choice.tsx';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** «1,25×»: the formatter of all numbers would weigh more than the whole choice. */
const wordsOf = (speed: number) => `${speed}×`.replace('.', ',');

/** How fast it plays. */
export function SpeedChoice() {
  const { player, labels } = usePlayer();
  const speed = useFact('speed');
  return (
    <Choice
      label={labels.speed}
      value={String(speed)}
      options={speeds.map((value) => ({ value: String(value), words: wordsOf(value) }))}
      onChoose={(value) => player.request({ type: 'setSpeed', value: Number(value) })}
    />
  );
}
