import { UnavailableError } from '../../db/index.ts';

/** Answers kept at once: a section has several pages, sorts and regions. */
const MAX = 1_000;

/** How long is waited for a new answer where the one of before will do, ms. */
const LATE_MS = 100;

/**
 * Says whether a kept answer is out of date; the answer is there once it has been made. `late`: it is, and will do while making another one
 * takes its time.
 */
export type IsOld<Answer> = (answer: Answer | undefined) => boolean | 'late';

/** Answers that are the same for every visitor, kept as long as nothing of the catalogue changes. */
export interface AnswerCache {
  /**
   * The kept answer, else what `make` gives; those who ask for the same meanwhile wait for the same one.
   *
   * @param watch called before an answer is made, gives what tells later whether it is out of date
   */
  remember<Answer>(key: string, make: () => Promise<Answer>, watch?: () => IsOld<Answer>): Promise<Answer>;
  /**
   * Whether changes are heard of. While they are not nothing new is kept, and what is kept answers only where the database
   * cannot.
   */
  setLive(live: boolean): void;
  /** Forgets all answers, or those whose key `isOld` says so of. */
  clear(isOld?: (key: string) => boolean): void;
}

interface Kept {
  answer: Promise<unknown>;
  isOld: () => boolean | 'late';
  /** What will do until it is made; null where nothing does, and once it is. */
  before: Promise<unknown> | null;
}

const keep = <Answer>(
  make: () => Promise<Answer>,
  watch: () => IsOld<Answer>,
  before: Promise<Answer> | null,
) => {
  const isOld = watch();
  let made: Answer | undefined;
  const kept = {
    answer: make().then((value) => {
      kept.before = null;
      return (made = value);
    }),
    isOld: () => isOld(made),
    before,
  };
  return kept;
};

/** The answer, or after a while that of before where it will do. */
function inTime<Answer>(answer: Promise<Answer>, before: Promise<Answer> | null): Promise<Answer> {
  if (!before) return answer;
  const late = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => late.resolve(before), LATE_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** What is made, or the old answer where the database cannot be asked for a new one. */
const orOld = <Answer>(made: Promise<Answer>, old: Promise<Answer> | undefined): Promise<Answer> =>
  old
    ? made.catch((error: unknown) => {
        if (error instanceof UnavailableError) return old;
        throw error;
      })
    : made;

export function createAnswerCache(max = MAX): AnswerCache {
  const answers = new Map<string, Kept>();
  let live = false;
  return {
    remember<Answer>(key: string, make: () => Promise<Answer>, watch = (): IsOld<Answer> => () => false) {
      const known = answers.get(key);
      const old = known?.answer as Promise<Answer> | undefined;
      if (!live) return orOld(make(), old);
      const isOld = known ? known.isOld() : true;
      if (known && !isOld) {
        // Last in the map is what was asked for last.
        answers.delete(key);
        answers.set(key, known);
        return inTime(known.answer as Promise<Answer>, known.before as Promise<Answer> | null);
      }
      const fresh = keep(make, watch, isOld === 'late' && old ? old : null);
      answers.delete(key);
      answers.set(key, fresh);
      fresh.answer.catch((error: unknown) => {
        if (answers.get(key) !== fresh) return;
        if (known && error instanceof UnavailableError) answers.set(key, known);
        else answers.delete(key);
      });
      const [oldest] = answers.keys();
      if (answers.size > max && oldest !== undefined) answers.delete(oldest);
      return orOld(inTime(fresh.answer, fresh.before), old);
    },
    setLive(now) {
      // What is kept serves while the database is down, and no longer: what changed meanwhile was not heard.
      if (now) answers.clear();
      live = now;
    },
    // Answers still in the making go too: they may have read what was before the change.
    clear(isOld = () => true) {
      for (const key of answers.keys()) if (isOld(key)) answers.delete(key);
    },
  };
}
