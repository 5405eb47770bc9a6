import { PAGE_MAX, readId } from '@siren/domain/lists';

/** The page of a list that an address names, from 1; the first where it names none. */
export const pageOf = (address: URLSearchParams): number =>
  Math.min(readId(address.get('page') ?? '') ?? 1, PAGE_MAX);
