/** What the system of whoever packed an archive adds to it. */
const isAdded = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/u.test(name);

/** Whether an entry may be the file with the goods. */
export const isGoods = (name: string): boolean =>
  /\.(?:xml|yml|csv|xlsx|xls)(?:\.gz)?$/iu.test(name) && !isAdded(name);

/** Whether an entry is meant for a picture, also where its format is none that is taken. */
export const isPicture = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|bmp|tiff?|avif|heic)$/iu.test(name) && !isAdded(name);

/** Whether the files with goods of an archive are taken, by what each is: one alone, or the files of one exchange of 1C. */
export const areTaken = (kinds: readonly string[]): boolean =>
  kinds.length === 1 || (kinds.length > 1 && kinds.every((kind) => kind === 'commerceml'));
