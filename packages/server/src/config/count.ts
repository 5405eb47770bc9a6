/** A value that does not do, with the words that say what would. */
export class Unfit extends Error {}

/** A whole number from 1 to `most`. */
export const count =
  (most: number) =>
  (value: string): number => {
    if (/^[1-9]\d{0,8}$/.test(value) && Number(value) <= most) return Number(value);
    throw new Unfit(`must be a whole number from 1 to ${most}`);
  };
