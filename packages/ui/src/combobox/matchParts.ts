/** Letters as they are compared: «Ё» is found by «е». Its length is that of the text, so places in both agree. */
export function comparable(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll('ё', 'е');
}

export const wordsOf = (query: string): string[] => comparable(query).split(/\s+/).filter(Boolean);

export interface MatchPart {
  text: string;
  /** Whether it is what was typed. */
  hit: boolean;
}

/** A label cut into what was typed and what was not, so that the former can be marked. */
export function matchParts(label: string, query: string): MatchPart[] {
  const letters = comparable(label);
  const hits = Array.from<boolean>({ length: label.length }).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const parts: MatchPart[] = [];
  for (const [index, hit] of hits.entries()) {
    const last = parts.at(-1);
    const letter = label[index] ?? '';
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  }
  return parts;
}
