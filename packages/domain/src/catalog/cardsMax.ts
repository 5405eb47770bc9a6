/** Cards that are asked for by their products at once, and products that a browser remembers as seen. */
export const CARDS_MAX = 24;
