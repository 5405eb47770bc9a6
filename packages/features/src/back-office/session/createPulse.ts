/** How often it is asked whether the other side still answers, ms. */
export const PULSE_MS = 30_000;
/** How long an answer is waited for before the line counts as dead, ms. */
export const ANSWER_MS = 10_000;

/** Runs a task after so many milliseconds; answers what calls it off. */
export type Later = (task: () => void, ms: number) => () => void;

interface PulseParts {
  now(): number;
  later: Later;
  /** Asks something that the other side answers; false where nothing can be asked now. */
  ask(): boolean;
  onDead(): void;
}

/** Notices a line that is open and dead: nothing comes, and nobody says so. */
export interface Pulse {
  /** The line is open: from now on it is asked again and again. */
  begin(): void;
  end(): void;
  /** Something was asked just now. */
  asked(): void;
  /** Something came. Answers the time since the question that waited, ms; null where none did. */
  heard(): number | null;
}

export function createPulse({ now, later, ask, onDead }: PulseParts): Pulse {
  let askedAt: number | null = null;
  let stopBeat = () => {};
  let stopWait = () => {};

  function asked(): void {
    if (askedAt !== null) return;
    askedAt = now();
    stopWait = later(onDead, ANSWER_MS);
  }
  function end(): void {
    stopBeat();
    stopWait();
    askedAt = null;
  }
  function beat(): void {
    if (askedAt === null && ask()) asked();
    stopBeat = later(beat, PULSE_MS);
  }

  return {
    begin() {
      end();
      stopBeat = later(beat, PULSE_MS);
    },
    end,
    asked,
    heard() {
      if (askedAt === null) return null;
      const took = now() - askedAt;
      askedAt = null;
      stopWait();
      return took;
    },
  };
}
