import { useEffect, useRef, useState } from 'react';
import { browserTiming } from '../notifications/index.ts';
import type { Shown } from '../notifications/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { createSpeaker } from './createSpeaker.ts';
import type { Speaker } from './createSpeaker.ts';
import type { Utterance } from './news.ts';

export interface AnnouncerProps {
  shown: readonly Shown[];
}

/**
 * The two live regions, errors in the one that cuts in. Radix would say a notification when it appears and never
 * again, so its own announcements go nowhere (see `Toaster`) and all is said here.
 */
export function Announcer({ shown }: AnnouncerProps) {
  const [utterances, setUtterances] = useState<readonly Utterance[]>([]);
  const speaker = useRef<Speaker>(null);

  useEffect(() => {
    speaker.current = createSpeaker(setUtterances, browserTiming);
    return speaker.current.stop;
  }, []);
  useEffect(() => speaker.current?.hear(shown), [shown]);

  const say = (urgent: boolean) =>
    utterances.filter((one) => one.urgent === urgent).map(({ id, text }) => <span key={id}>{text}</span>);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{say(false)}</span>
      <span aria-live="assertive">{say(true)}</span>
    </VisuallyHidden>
  );
}
