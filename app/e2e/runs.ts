/** At which width: the names of the projects. */
type Width = 'phone' | 'desk';

/** Which tests run, by the words that Playwright greps for: those with `grep` and without `grepInvert`. */
interface Selection {
  grep?: RegExp;
  grepInvert?: RegExp;
}

/**
 * Tags say where a test runs. `@phone`: only there is what it is about. `@both`: the layouts differ, so the gate looks at
 * a phone, and the deep run at a desk, too. Neither: at a desk. `@deep`: the gate leaves it out.
 */
const ON_PHONE = /@phone|@both/;

/** No test is in both, and together they are the whole. */
const RUNS: Record<string, Record<Width, Selection>> = {
  gate: {
    phone: { grep: ON_PHONE, grepInvert: /@deep/ },
    desk: { grepInvert: /@phone|@both|@deep/ },
  },
  deep: {
    phone: { grep: /^(?=.*@deep)(?=.*(?:@phone|@both))/s },
    desk: { grep: /@deep|@both/, grepInvert: /@phone/ },
  },
};

/** The tests of a run at a width; without a run all that there are. */
export function testsOf(run: string | undefined, width: Width): Selection {
  if (!run) return width === 'phone' ? { grep: ON_PHONE } : { grepInvert: /@phone/ };
  const selection = RUNS[run]?.[width];
  if (!selection) throw new Error(`E2E_RUN is ${run}: it is gate, deep, or not set`);
  return selection;
}
