import type { PayloadOf } from '@siren/contract/calls';
import { sourceProblems } from '@siren/domain/imports';
import type { ImportSource } from '@siren/domain/imports';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { useTell } from '../kit/index.ts';
import type { OpenSources } from './useSources.ts';

export type SourceFields = PayloadOf<'/api/admin/imports/create-source'>['fields'];

const fieldsOf = (source: ImportSource | null): SourceFields => ({
  ...{ name: source?.name ?? '', address: source?.address ?? '', region: source?.region.code ?? '' },
  ...{ period: source?.period ?? 'daily', hour: source?.hour ?? 3, login: source?.login ?? '' },
  password: null,
});

/** A source as it is made or changed. @param region code of the one that a new source is of at first */
export function useSourceForm(
  source: ImportSource | null,
  region: string,
  open: OpenSources,
  onDone: () => void,
) {
  const tell = useTell();
  // As it was seen: somebody else may change it meanwhile, and is then told of, not overwritten.
  const [seen] = useState(source && { id: source.id, version: source.version });
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [typed, setTyped] = useState(() => fieldsOf(source));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const fields = { ...typed, region: typed.region || region };
  const problems = sourceProblems(fields);

  async function run(done: string, work: () => Promise<void>): Promise<void> {
    if (busy !== null) return;
    setBusy(done);
    setError(null);
    try {
      await work();
      tell.done(done);
      onDone();
    } catch (refused) {
      setError(refused);
      setBusy(null);
    }
  }
  function save(): void {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const sent = { ...fields, name: fields.name.trim(), address: fields.address.trim() };
    void run('Источник сохранён', () =>
      seen ? open.save({ ...seen, fields: sent }) : open.create({ idempotencyKey, fields: sent }),
    );
  }
  return {
    ...{ fields, busy, error, save },
    problems: tried ? problems : {},
    set: (change: Partial<SourceFields>) => setTyped({ ...typed, ...change }),
    remove: seen && (() => void run('Источник удалён', () => open.remove(seen))),
  };
}

export type OpenSourceForm = ReturnType<typeof useSourceForm>;
