/** What 1C may send: its files, archives of them, and pictures. */
const KNOWN = /\.(?:xml|zip|jpe?g|png|gif|webp)$/i;
const NAME_MAX = 200;

/**
 * The name of a file that 1C sends, without the folders of its own machine; folders of pictures stay, because goods name
 * them. null for a name that leads elsewhere, and for a file that is none of an exchange.
 */
export function incomingName(written: string): string | null {
  const parts = written.replaceAll('\\', '/').split('/').filter(Boolean);
  if (parts.includes('..') || parts.some((part) => /[\p{Cc}:]/u.test(part) && !/^[a-z]:$/i.test(part)))
    return null;
  const pictures = parts.findIndex((part) => /^import_files/i.test(part));
  const name = (pictures === -1 ? parts.slice(-1) : parts.slice(pictures)).join('/');
  return KNOWN.test(name) && name.length <= NAME_MAX ? name : null;
}

export const isPicture = (name: string): boolean => !/\.(?:xml|zip)$/i.test(name);
export const isArchive = (name: string): boolean => /\.zip$/i.test(name);
