/** First letters of the first two words, «Екатерина Соловьёва» → «ЕС»; nothing where there is neither letter nor digit. */
export function initials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const letters = words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('ru-RU');
}
