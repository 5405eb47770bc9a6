/** At which width: the names of the projects. */
type Width = 'phone' | 'desk';

/** Which tests run, by the words that Playwright greps for: those with `grep` and without `grepInvert`. */
interface Selection {
  grep?: RegExp | RegExp[];
  grepInvert: RegExp;
}

/**
 * Tags say where a test runs. `@phone` and `@desk`: only there is what it is about. `@both`: the layouts differ so much
 * that the gate looks at both. None: the gate looks at a desk, the deep run at a phone. `@deep`: the gate leaves it out.
 */
const WHOLE: Record<Width, RegExp> = { phone: /@desk/, desk: /@phone/ };

/** No test is in both, and together they are the whole. */
const RUNS: Record<string, Record<Width, Selection>> = {
  gate: {
    phone: { grep: /@phone|@both/, grepInvert: /@deep/ },
    desk: { grepInvert: /@phone|@deep/ },
  },
  deep: {
    phone: { grep: [/@deep/, /^(?!.*(?:@phone|@both))/s], grepInvert: WHOLE.phone },
    desk: { grep: /@deep/, grepInvert: WHOLE.desk },
  },
};

/** The tests of a run at a width; without a run all that there are. */
export function testsOf(run: string | undefined, width: Width): Selection {
  if (!run) return { grepInvert: WHOLE[width] };
  const selection = RUNS[run]?.[width];
  if (!selection) throw new Error(`E2E_RUN is ${run}: it is gate, deep, or not set`);
  return selection;
}
