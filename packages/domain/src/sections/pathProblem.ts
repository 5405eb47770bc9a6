/** Characters of a section's address at most. */
export const SECTION_PATH_MAX = 120;

/** What is wrong with the address of a section, in the words of its field; null where nothing is. */
export function pathProblem(path: string): string | null {
  if (path === '') return 'Напишите адрес.';
  if (path.length > SECTION_PATH_MAX) return `Не\u00a0длиннее ${SECTION_PATH_MAX}\u00a0знаков.`;
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)
    ? null
    : 'Латинские строчные буквы, цифры и\u00a0дефисы между ними.';
}
