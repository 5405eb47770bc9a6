/** A row of `files` as statements give it. */
export interface FileRow {
  id: number;
  url: string;
  /** null while nobody has read the file. */
  bytes: number | null;
}

const endingOf = (url: string): string => /[.](\w{2,4})$/.exec(new URL(url).pathname)?.[1] ?? '';

/** «PDF», by the end of the address; null where it does not tell. */
export function fileFormat(url: string): string | null {
  return endingOf(url).toUpperCase() || null;
}

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' };

/** MIME type of a film by the end of its address; null for an unknown one. */
export function filmType(url: string): string | null {
  return types[endingOf(url).toLowerCase()] ?? null;
}

const isOfWeb = (url: string): boolean => /^https?:/.test(url);

/** Where browsers get a file: what the web has is taken from there, all else from the shop. */
export function fileAddressOf({ id, url }: Pick<FileRow, 'id' | 'url'>): string {
  return isOfWeb(url) ? url : `/files/${id}`;
}

/**
 * The same of the captions of a film; null where there are none that a player can show: browsers take captions of the
 * page's own origin alone, unless the film itself is asked for as another site's, which most sites do not allow.
 */
export function captionsAddressOf(file: Pick<FileRow, 'id' | 'url'> | undefined): string | null {
  return file && !isOfWeb(file.url) ? fileAddressOf(file) : null;
}
