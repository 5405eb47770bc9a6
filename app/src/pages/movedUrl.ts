import { paths } from '@siren/contract/routes';
import type { Payload } from '@siren/features/api';

type Answer = Record<string, unknown>;

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** The address that a section has now. */
const sectionOf = ({ section }: Answer): string | null =>
  isAnswer(section) && typeof section['path'] === 'string' ? section['path'] : null;

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

/** The address that a page has now, by what it starts with: of its section, and of the brands that it is narrowed by. */
export function movedUrl(url: URL, payload: Payload): URL {
  const answers = Object.values(payload).filter(isAnswer);
  const path = answers.map(sectionOf).find((one) => one !== null);
  const isOfSection = url.pathname.startsWith(paths.section('')) && path !== undefined && path !== null;
  const now = (isOfSection ? paths.section(path) : url.pathname) + movedSearch(url, answers);
  return now === url.pathname + url.search ? url : new URL(now, url);
}
