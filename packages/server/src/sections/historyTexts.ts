import type { FacetChoice } from '@siren/domain/sections';

/** Filters as a history has them: codes, hidden ones in brackets. */
export const facetsText = (facets: readonly FacetChoice[] | null): string | null =>
  facets && facets.map(({ code, shown }) => (shown ? code : `(${code})`)).join(', ');

/** What a history has of filters. */
export const facetsOfText = (text: string | null): FacetChoice[] | null =>
  text === null
    ? null
    : text.split(', ').flatMap((part) => {
        const code = part.replace(/^\((.*)\)$/, '$1');
        return code === '' ? [] : { code, shown: code === part };
      });

/** Pinned goods as a history has them: their ids. */
export const pinsText = (pins: readonly number[]): string => pins.join(', ');

/** What a history has of pinned goods. */
export const pinsOfText = (text: string): number[] => (text === '' ? [] : text.split(', ').map(Number));
