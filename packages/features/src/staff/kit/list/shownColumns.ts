/** Columns without those that are hidden. The first one names the row: it stays. */
export const shownColumns = <Column extends { key: string }>(
  columns: readonly Column[],
  hidden: readonly string[],
): Column[] => columns.filter(({ key }, place) => place === 0 || !hidden.includes(key));

/** Keys of hidden columns once one of them is shown or hidden. Those that the screen has no room for stay as they were. */
export const toggled = (hidden: readonly string[], key: string, shown: boolean): string[] =>
  [...hidden.filter((other) => other !== key), ...(shown ? [] : [key])].toSorted();
