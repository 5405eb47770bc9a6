/** How an address begins that names a file in the folder of the server. */
const SCHEME = 'folder:';
/** Files of the folder that are shown. */
export const FOLDER_FILES_MAX = 500;

/** A file that lies in the folder of the server. */
export interface FolderFile {
  name: string;
  /** Bytes. */
  size: number;
  /** When it was changed last, ISO 8601. */
  changedAt: string;
}

/** Whether a name is one of a file right in the folder: whatever it says, it leads nowhere else, and it is none of those that are not shown. */
export const isFolderName = (name: string): boolean =>
  name.length <= 255 && /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && name.isWellFormed();

/** The address of a file in the folder. */
export const folderAddress = (name: string): string => SCHEME + name;

/** The name of the file that an address means in the folder; null for any other address. */
export function nameInFolder(address: string): string | null {
  const name = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : '';
  return isFolderName(name) ? name : null;
}
