import type { PayloadOf } from '@siren/contract/calls';
import { ApiError } from '@siren/contract/errors';
import { sourceProblems } from '@siren/domain/imports';
import type { ImportSource } from '@siren/domain/imports';
import { useState } from 'react';
import { newIdempotencyKey } from '../../api/index.ts';
import { writeOwn } from '../../info/index.ts';
import { useRecordForm, useTell } from '../kit/index.ts';
import type { RecordForm } from '../kit/index.ts';
import type { OpenSources } from './useSources.ts';

type SentFields = PayloadOf<'/api/admin/imports/create-source'>['fields'];
/** What is typed of a source. Its password is no part of the draft: it stays in no browser. */
export type SourceFields = Omit<SentFields, 'password'>;

const fieldsOf = (source: ImportSource | null, region: string): SourceFields => ({
  ...{ name: source?.name ?? '', address: source?.address ?? '', region: source?.region.code ?? region },
  ...{ period: source?.period ?? 'daily', hour: source?.hour ?? 3, login: source?.login ?? '' },
});

/** A source as it is made or changed. @param region code of the one that a new source is of at first */
export function useSourceForm(
  source: ImportSource | null,
  region: string,
  open: OpenSources,
  onDone: () => void,
) {
  const tell = useTell();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [password, setPassword] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const name = `import-source/${source?.id ?? 'new'}`;

  /** Does it, forgets the draft and leads back. */
  async function end(done: string, work: () => Promise<void>): Promise<void> {
    await work();
    writeOwn(`draft/${name}`, null);
    tell.done(done);
    onDone();
  }
  /** What was made before is told by the refusal: the next press is for another one. */
  function renewed(refused: unknown): never {
    if (refused instanceof ApiError && refused.is('import.source_made_otherwise'))
      setKey(newIdempotencyKey());
    throw refused;
  }
  async function put(fields: SourceFields): Promise<SourceFields> {
    const trimmed = { ...fields, name: fields.name.trim(), address: fields.address.trim() };
    const sent = { ...trimmed, password };
    await end('Источник сохранён', () =>
      source
        ? open.save({ id: source.id, version: source.version, fields: sent })
        : open.create({ idempotencyKey, fields: sent }).catch(renewed),
    );
    return trimmed;
  }
  const form: RecordForm<SourceFields> = useRecordForm({
    ...{ name, stored: fieldsOf(source, region), isNew: source === null },
    send: () => put(form.fields),
  });
  const { fields, dirty, conflicts } = form;
  const problems = sourceProblems(fields);

  async function run(done: string, work: () => Promise<unknown>): Promise<void> {
    if (busy !== null) return;
    setBusy(done);
    setError(null);
    await work().catch(setError);
    setBusy(null);
  }
  function save(): void {
    setTried(true);
    if (Object.keys(problems).length > 0 || conflicts.length > 0) return;
    void run('Источник сохранён', dirty ? form.save : () => put(fields));
  }
  return {
    ...{ fields, password, setPassword, busy, save, set: form.set, conflicts, choose: form.choose },
    dirty: dirty || password !== null,
    error: form.error ?? error,
    problems: tried ? problems : {},
    remove:
      source &&
      (() =>
        void run('Источник удалён', () =>
          end('Источник удалён', () => open.remove({ id: source.id, version: source.version })),
        )),
  };
}

export type OpenSourceForm = ReturnType<typeof useSourceForm>;
