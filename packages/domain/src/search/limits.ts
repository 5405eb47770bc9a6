/** Letters of a query that are read at all; the contract refuses longer ones. */
export const MAX_QUERY_LENGTH = 200;
/** Words that a query is read by; the rest of a longer one tells nothing more. */
export const MAX_WORDS = 12;
