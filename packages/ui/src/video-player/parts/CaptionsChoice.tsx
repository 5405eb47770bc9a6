import { useFact, usePlayer } from '../player/PlayerContext.ts';
import { Choice } from './Choice.tsx';

/** Which captions are shown, where there is more than one kind: a single one is switched by its button. */
export function CaptionsChoice() {
  const { player, labels } = usePlayer();
  const captions = useFact('captions');
  const chosen = useFact('chosenCaptions');
  if (captions.length < 2) return null;
  return (
    <Choice
      label={labels.captions}
      value={String(chosen)}
      options={[labels.withoutCaptions, ...captions].map((words, index) => ({
        value: String(index - 1),
        words,
      }))}
      onChoose={(value) => player.request({ type: 'chooseCaptions', value: Number(value) })}
    />
  );
}
