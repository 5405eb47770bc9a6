/** Words of an address to compare by: small letters, е for ё, without signs inside («пр-т» is «прт», «35/2» stays). */
export function addressWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.;]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}/]/gu, ''))
    .filter((word) => word !== '');
}
