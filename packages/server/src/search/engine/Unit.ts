/** What one word of a query may be answered by: stems that all have to be there, and how much that counts. */
export interface Alternative {
  stems: readonly string[];
  /** 1 for the word itself, less for a beginning or a synonym. */
  factor: number;
}

/** A word or phrase of a query with all that answers it. */
export interface Unit {
  /** How many words it is. */
  words: number;
  any: readonly Alternative[];
}
