/** A photo that goes into an archive. */
export interface ArchivedPhoto {
  store: string;
  /** What the plan asked for. */
  task: string;
  shot: string;
  /** Place of the shot in the plan, from 1 on. */
  place: number;
}

/** Characters of a part of a name: systems that unpack it allow 255 bytes, and a letter is two. */
const PART_MAX = 80;

/** A part of a name that every system takes. */
function partOf(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Z}\\/:*?"<>|]+/gu, ' ').trim();
  const part = Array.from(plain)
    .slice(0, PART_MAX)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return part === '' ? '_' : part;
}

const pathOf = ({ store, task, place, shot }: ArchivedPhoto): string =>
  `${partOf(store)}/${partOf(task)}/${String(place).padStart(2, '0')} ${partOf(shot)}`;

/** Names of photos in an archive: store, report and photo. No two are the same, whichever letters are. */
export function archiveNames(photos: readonly ArchivedPhoto[]): string[] {
  const taken = new Set<string>();
  return photos.map((photo) => {
    const path = pathOf(photo);
    let name = path;
    for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${path} (${again})`;
    taken.add(name.toLowerCase());
    return `${name}.jpg`;
  });
}
