/** What goods call a picture of their archive. */
export interface PictureNames {
  /** Says under which address the shop keeps an entry of the archive. */
  add(entry: string, url: string): void;
  /** Says which entry the goods are read from: names are meant beside it first. */
  readFrom(entry: string): void;
  /**
   * The address of a picture by what goods call it: its way from the file with the goods or from the top of the archive, or
   * its bare name where no other picture has it. null where the archive has none such; undefined where no name of a file stands there.
   */
  find(written: string): string | null | undefined;
  /** By entries. */
  kept(): ReadonlyMap<string, string>;
  /** How many no good has asked for. */
  unused(): number;
}

const FOLDER = /^.*\//u;
const DRIVE = /^[a-z]:[\\/]/iu;

const isAddress = (written: string): boolean => URL.canParse(written) && !DRIVE.test(written);

const decoded = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** One spelling for all that file systems take for the same. */
const plain = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(DRIVE, '')
    .replace(/^(?:\.?\/)+/u, '')
    .normalize()
    .toLowerCase();
const bare = (path: string): string => path.replace(FOLDER, '');

/** Pictures of an archive by their names; none while nothing was added. */
export function createPictureNames(): PictureNames {
  const entries = new Map<string, string>();
  const byPath = new Map<string, string>();
  /** null where several pictures have the name. */
  const byName = new Map<string, string | null>();
  const used = new Set<string>();
  let folder = '';

  const lookUp = (written: string): string | null => {
    const path = plain(written);
    return byPath.get(folder + path) ?? byPath.get(path) ?? byName.get(bare(path)) ?? null;
  };

  return {
    add(entry, url) {
      entries.set(entry, url);
      const path = plain(entry);
      byPath.set(path, url);
      const name = bare(path);
      const same = byName.get(name);
      byName.set(name, same === undefined || same === url ? url : null);
    },
    readFrom(entry) {
      folder = FOLDER.exec(plain(entry))?.[0] ?? '';
    },
    find(written) {
      const name = written.trim();
      if (entries.size === 0 || name === '' || isAddress(name)) return undefined;
      const url = lookUp(name) ?? lookUp(decoded(name));
      if (url !== null) used.add(url);
      return url;
    },
    kept: () => entries,
    unused: () => [...new Set(entries.values())].filter((url) => !used.has(url)).length,
  };
}
