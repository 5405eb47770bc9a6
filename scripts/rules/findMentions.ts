/** What lies beside the repository is nobody's business in it: a clone has only itself. */
const OUTSIDE = ['shared', 'work'].map(
  (folder) => new RegExp(`\\.\\./${folder}(?![\\w.])|(?<![\\w.])/${folder}/`),
);
/** Debts are paid or told to the team, not left in the code. */
const DEBT = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);

/** `line: text` of every line that leads out of the repository or leaves work undone. */
export function findMentions(text: string): string[] {
  return text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim().slice(0, 120)}`)
    .filter((line) => DEBT.test(line) || OUTSIDE.some((pattern) => pattern.test(line)));
}
