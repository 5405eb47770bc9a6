/** The first sentences of a text, as many as fit `max` characters; whole words of the first where none fits. */
export function opening(text: string, max: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (end > max / 4) return cut.slice(0, end + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s,;:(«–—-]+$/, '');
  return `${words.toWellFormed().replace('\ufffd', '')}…`;
}
