import type { Shown, Timing } from '../notifications/index.ts';
import { newsOf } from './news.ts';
import type { Said, Utterance } from './news.ts';

/** Screen readers hear what comes into a region that was there before. Milliseconds. */
export const SETTLE_MS = 100;
/** After so long it is heard, and would only be found a second time by those who read line by line. Milliseconds. */
export const HEARD_MS = 1000;

export interface Speaker {
  /** Takes what is shown now and says what is new in it. */
  hear: (shown: readonly Shown[]) => void;
  stop: () => void;
}

/**
 * Says each notification once, and once more when its words change.
 * @param speak gets everything that stands in the live regions, after each change
 */
export function createSpeaker(
  speak: (utterances: readonly Utterance[]) => void,
  { after }: Pick<Timing, 'after'>,
): Speaker {
  let latest: readonly Shown[] = [];
  let said: Said = new Map();
  let utterances: readonly Utterance[] = [];
  let settling = false;
  const timers = new Set<() => void>();

  const later = (ms: number, callback: () => void) => {
    const cancel = after(ms, () => {
      timers.delete(cancel);
      callback();
    });
    timers.add(cancel);
  };
  const set = (next: readonly Utterance[]) => {
    utterances = next;
    speak(next);
  };

  return {
    hear(shown) {
      latest = shown;
      if (settling) return;
      settling = true;
      later(SETTLE_MS, () => {
        settling = false;
        const { said: next, news } = newsOf(said, latest);
        said = next;
        if (news.length === 0) return;
        set([...utterances, ...news]);
        later(HEARD_MS, () => set(utterances.filter((one) => !news.includes(one))));
      });
    },
    stop() {
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
