import { paths } from '@siren/contract/routes';
import type { Payload } from '@siren/features/api';

type Answer = Record<string, unknown>;

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** The address that a section has now. */
const sectionOf = ({ section }: Answer): string | null =>
  isAnswer(section) && typeof section['path'] === 'string' ? section['path'] : null;

/** The address that a page of blocks has now: of a promo, or of another page. */
const promoOf = ({ state, seo }: Answer): string | null =>
  typeof state === 'string' && isAnswer(seo) && typeof seo['canonical'] === 'string'
    ? seo['canonical']
    : null;

/** The part of the address before its query, as it is now. */
function movedPath({ pathname }: URL, answers: readonly Answer[]): string {
  const nowOf = (read: (answer: Answer) => string | null): string | undefined =>
    answers.map(read).find((one) => one !== null) ?? undefined;
  if (pathname.startsWith(paths.promo(''))) return nowOf(promoOf) ?? pathname;
  const section = pathname.startsWith(paths.section('')) ? nowOf(sectionOf) : undefined;
  return section === undefined ? pathname : paths.section(section);
}

/** A query whose brands stand under the addresses that they have now. Of what does not change no letter does. */
function movedSearch({ search, searchParams }: URL, answers: readonly Answer[]): string {
  const moved = answers.map((answer) => answer['moved']).find(isAnswer);
  if (!moved) return search;
  const brands = searchParams.getAll('brand').flatMap((part) => part.split(','));
  const now = new Set(
    brands.map((address) => (Object.hasOwn(moved, address) ? String(moved[address]) : address)),
  );
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('brand='));
  return `?${[`brand=${[...now].join(',')}`, ...others].join('&')}`;
}

/** The address that a page has now, by what it starts with: of its section or its promo, and of the brands that it is narrowed by. */
export function movedUrl(url: URL, payload: Payload): URL {
  const answers = Object.values(payload).filter(isAnswer);
  const now = movedPath(url, answers) + movedSearch(url, answers);
  return now === url.pathname + url.search ? url : new URL(now, url);
}
