import { paths } from '@siren/contract/routes';
import type { Payload } from '@siren/features/api';

const isOfSection = (answer: unknown): answer is { section: { path: string } } =>
  typeof answer === 'object' &&
  answer !== null &&
  'section' in answer &&
  typeof answer.section === 'object' &&
  answer.section !== null &&
  'path' in answer.section &&
  typeof answer.section.path === 'string';

/** The address that a section has now, by what its page starts with; the same one where it has it still. */
export function movedUrl(url: URL, payload: Payload): URL {
  const prefix = paths.section('');
  const answer = Object.values(payload).find(isOfSection);
  if (!answer || !url.pathname.startsWith(prefix)) return url;
  const path = paths.section(answer.section.path);
  return path === url.pathname ? url : new URL(path + url.search, url);
}
