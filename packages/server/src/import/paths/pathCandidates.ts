import { slugOf } from '@siren/domain/catalog';
import { hash } from 'node:crypto';

export interface PathSubject {
  name: string;
  /** What tells it from others of the same name: an article, the parent's name. */
  detail: string;
  /** What nothing else has: source and external id. */
  identity: string;
  fallback: string;
}

/** Paths to try for something new, the best first; the last ones collide with nothing. */
export function pathCandidates({ name, detail, identity, fallback }: PathSubject): string[] {
  const base = slugOf(name, fallback);
  const digest = hash('sha1', identity, 'hex');
  const detailed = slugOf(detail, '');
  return [
    base,
    ...(detailed ? [`${base}-${detailed}`] : []),
    `${base}-${digest.slice(0, 6)}`,
    `${base}-${digest.slice(0, 20)}`,
  ];
}
