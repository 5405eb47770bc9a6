import { formatCount, formatFileSize, NBSP } from '../format/index.ts';

export interface FileRules {
  /** As of a native file input: `image/*,.pdf`. */
  accept: string | undefined;
  /** In bytes. */
  maxSize: number;
  maxCount: number;
}

interface FileLike {
  name: string;
  size: number;
  type: string;
}

const tokensOf = (accept = '') =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);

/** Whether a file is of a kind that `accept` names, by its type or the end of its name. */
export function isAccepted({ name, type }: Omit<FileLike, 'size'>, accept: string | undefined): boolean {
  const tokens = tokensOf(accept);
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
      if (token.endsWith('/*')) return type.toLowerCase().startsWith(token.slice(0, -1));
      return type.toLowerCase() === token;
    })
  );
}

const KINDS: Record<string, string> = {
  'image/*': 'изображения',
  'video/*': 'видео',
  'audio/*': 'аудио',
  'text/plain': 'TXT',
  'image/svg+xml': 'SVG',
  '.jpg': 'JPEG',
};

const kindOf = (token: string) => KINDS[token] ?? token.replace(/^.*[./]/, '').toUpperCase();

const orOf = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} или${NBSP}${words.at(-1)}` : words.join('');

/** «JPEG, PNG или PDF»; nothing where everything is accepted. */
export const acceptWords = (accept: string | undefined): string =>
  orOf([...new Set(tokensOf(accept).map(kindOf))]);

const files = (count: number) => formatCount(count, ['файла', 'файлов', 'файлов']);

/** What may be uploaded, as a hint: «JPEG или PNG, до 10 Мб, не больше 5 файлов». */
export function rulesWords({ accept, maxSize, maxCount }: FileRules): string {
  const parts = [
    acceptWords(accept),
    Number.isFinite(maxSize) && `до${NBSP}${formatFileSize(maxSize)}`,
    Number.isFinite(maxCount) && maxCount > 1 && `не${NBSP}больше ${files(maxCount)}`,
  ].filter(Boolean);
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isSame = (one: FileLike, other: FileLike) =>
  one.name === other.name && one.size === other.size && one.type === other.type;

/**
 * Why a file cannot be taken and what can be done, or null when it can. `others` are those taken already: one too many
 * is refused, and so is the same one twice.
 */
export function whyRefused(file: FileLike, rules: FileRules, others: readonly FileLike[]): string | null {
  if (!isAccepted(file, rules.accept))
    return `Такой файл не${NBSP}подойдёт: нужны ${acceptWords(rules.accept)}`;
  if (file.size === 0) return 'Файл пустой';
  if (file.size > rules.maxSize)
    return `Больше ${formatFileSize(rules.maxSize)}: уменьшите или выберите другой`;
  if (others.some((other) => isSame(file, other))) return 'Такой уже есть в списке';
  if (others.length >= rules.maxCount) return `Можно не${NBSP}больше ${files(rules.maxCount)}`;
  return null;
}
