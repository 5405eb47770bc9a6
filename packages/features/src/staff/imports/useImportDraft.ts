import { useState } from 'react';
import { readOwn, writeOwn } from '../../info/index.ts';

/** What somebody has filled in for a file: of another file it would be somebody else's goods. */
interface ImportDraft {
  /** Name of the file. */
  file: string;
  source?: string;
  /** Code. */
  region?: string;
}

const KEY = 'draft/new-import';

const readDraft = () => readOwn(KEY) as ImportDraft | null;

/** What was filled in for a file stays in this browser until its import is begun. */
export function useImportDraft(file: string | null) {
  const [draft, setDraft] = useState(readDraft);
  const own = file !== null && draft?.file === file ? draft : null;
  return {
    ...{ source: own?.source ?? null, region: own?.region ?? null },
    set(change: Partial<Pick<ImportDraft, 'source' | 'region'>>): void {
      if (file === null) return;
      const next = { ...own, file, ...change };
      setDraft(next);
      writeOwn(KEY, next);
    },
    forget: () => writeOwn(KEY, null),
  };
}
