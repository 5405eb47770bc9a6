/** Answers kept at once: a section has several pages, sorts and regions. */
const MAX = 1_000;

/** Answers that are the same for every visitor, kept as long as nothing of the catalogue changes. */
export interface AnswerCache {
  /** The kept answer, else what `make` gives; those who ask for the same meanwhile wait for the same one. */
  remember<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** Whether changes are heard of. Nothing is kept while they are not. */
  setLive(live: boolean): void;
  /** Forgets all answers, or those whose key `isOld` says so of. */
  clear(isOld?: (key: string) => boolean): void;
}

export function createAnswerCache(max = MAX): AnswerCache {
  const answers = new Map<string, Promise<unknown>>();
  let live = false;
  return {
    remember<Answer>(key: string, make: () => Promise<Answer>) {
      if (!live) return make();
      const known = answers.get(key) as Promise<Answer> | undefined;
      if (known) {
        // Last in the map is what was asked for last.
        answers.delete(key);
        answers.set(key, known);
        return known;
      }
      const answer = make();
      answers.set(key, answer);
      answer.catch(() => answers.get(key) === answer && answers.delete(key));
      const [oldest] = answers.keys();
      if (answers.size > max && oldest !== undefined) answers.delete(oldest);
      return answer;
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
