import { IconButton } from '@siren/ui/icon-button';
import { PictureInPictureIcon } from '@siren/ui/icons';
import { useState } from 'react';
import { useCode } from '../../code/index.ts';
import { useHerald } from '../news/useHerald.ts';

/** It is asked once in a browser. */
const loadQuestion = async () => (await import('./HeraldQuestion.tsx')).HeraldQuestion;

/** Turns the system's own notifications on and off; the first time it says why before the browser asks. */
export function HeraldButton() {
  const { state, on, turn, ask } = useHerald();
  const [asking, setAsking] = useState(false);
  const [Question, fetchQuestion] = useCode(loadQuestion);
  // Where the browser has none, or was told never to, no switch helps.
  if (state === 'none' || state === 'denied') return null;
  const begin = async () => {
    if (await fetchQuestion()) setAsking(true);
  };
  return (
    <>
      <IconButton
        label="Поверх других окон"
        icon={<PictureInPictureIcon />}
        pressed={on}
        onClick={() => (state === 'default' ? void begin() : turn(!on))}
      />
      {Question && (
        <Question
          open={asking}
          onOpenChange={setAsking}
          onAllow={() => void ask().then(() => setAsking(false))}
        />
      )}
    </>
  );
}
