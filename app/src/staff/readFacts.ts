import { FACTS_NAME } from './shellFacts.ts';
import type { ShellFacts } from './shellFacts.ts';

/** Reads what the server has written into the document. */
export function readFacts(document: Pick<Document, 'querySelector'>): ShellFacts {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FACTS_NAME}"]`);
  return JSON.parse(meta?.content ?? '') as ShellFacts;
}
