/** A query that means what it says: see `quotedWords`. */
export const quote = (words: string): string => `"${words.replaceAll('"', ' ').trim()}"`;
