/** A whole number from 0 to 2³²−1 that depends on the text alone. */
export const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
};

/** From 0 up to 1, the same for the same text. */
export const chance = (text: string): number => hash(text) / 2 ** 32;

/** One of the list, the same for the same text. */
export const choose = <Item>(text: string, list: readonly [Item, ...Item[]]): Item =>
  list[hash(text) % list.length] ?? list[0];
