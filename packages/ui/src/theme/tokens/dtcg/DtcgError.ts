/** Files of tokens that cannot be read: every reason, each with file and path. */
export class DtcgError extends Error {
  override name = 'DtcgError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `${problems.length} problem(s) in files of tokens:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
