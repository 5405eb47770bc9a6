/** Answers kept at once: a section has several pages, sorts and regions. */
const MAX = 1_000;

/** Says whether a kept answer is out of date; the answer is there once it has been made. */
export type IsOld<Answer> = (answer: Answer | undefined) => boolean;

/** Answers that are the same for every visitor, kept as long as nothing of the catalogue changes. */
export interface AnswerCache {
  /**
   * The kept answer, else what `make` gives; those who ask for the same meanwhile wait for the same one.
   *
   * @param watch called before an answer is made, gives what tells later whether it is out of date
   */
  remember<Answer>(key: string, make: () => Promise<Answer>, watch?: () => IsOld<Answer>): Promise<Answer>;
  /** Whether changes are heard of. Nothing is kept while they are not. */
  setLive(live: boolean): void;
  /** Forgets all answers, or those whose key `isOld` says so of. */
  clear(isOld?: (key: string) => boolean): void;
}

interface Kept {
  answer: Promise<unknown>;
  isOld: () => boolean;
}

const keep = <Answer>(make: () => Promise<Answer>, watch: () => IsOld<Answer>) => {
  const isOld = watch();
  let made: Answer | undefined;
  const answer = make().then((value) => (made = value));
  return { answer, isOld: () => isOld(made) };
};

export function createAnswerCache(max = MAX): AnswerCache {
  const answers = new Map<string, Kept>();
  let live = false;
  return {
    remember<Answer>(key: string, make: () => Promise<Answer>, watch = (): IsOld<Answer> => () => false) {
      if (!live) return make();
      const known = answers.get(key);
      if (known && !known.isOld()) {
        // Last in the map is what was asked for last.
        answers.delete(key);
        answers.set(key, known);
        return known.answer as Promise<Answer>;
      }
      const fresh = keep(make, watch);
      answers.delete(key);
      answers.set(key, fresh);
      fresh.answer.catch(() => answers.get(key) === fresh && answers.delete(key));
      const [oldest] = answers.keys();
      if (answers.size > max && oldest !== undefined) answers.delete(oldest);
      return fresh.answer;
    },
    setLive(now) {
      live = now;
      answers.clear();
    },
    // Answers still in the making go too: they may have read what was before the change.
    clear(isOld = () => true) {
      for (const key of answers.keys()) if (isOld(key)) answers.delete(key);
    },
  };
}
