/** As many of the files, the nearest first, as hold at most `most` stories together; one at least. */
export function nearest(
  files: readonly string[],
  storiesIn: (file: string) => number,
  most: number,
): string[] {
  let sum = 0;
  return files.filter((file, at) => {
    sum += storiesIn(file);
    return at === 0 || sum <= most;
  });
}
