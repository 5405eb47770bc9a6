import type { Api } from '@siren/contract/calls';
import type { CatalogErrorRow, ErrorDeed, SelectedError } from '@siren/domain/catalog-errors';
import { newIdempotencyKey } from '../../api/index.ts';
import type { BulkJob } from '../kit/index.ts';

type Job = BulkJob<SelectedError>;

/** A row of the list as it is selected. */
export const selectedOf = ({ id, version, record, state }: CatalogErrorRow): SelectedError => ({
  ...{ id, version, name: record.name, state },
});

/** All portions of a press have its key: the history keeps them together. */
function send(api: Api, deed: ErrorDeed): Job['send'] {
  const run = newIdempotencyKey();
  return async (errors) =>
    (
      await api.call('/api/admin/catalog-error/change-many', {
        ...{ deed, run, errors: errors.map(({ id, version }) => ({ id, version })) },
      })
    ).results;
}

const restoreJob = (api: Api, items: readonly SelectedError[]): Job => ({
  ...{ title: 'Вернуть', doneWord: 'Вернули', items, send: send(api, { kind: 'reopen' }) },
  back: () => null,
});

/** Says of several errors that they are none; that can be taken back. */
export const ignoreJob = (api: Api, items: readonly SelectedError[], reason: string): Job => ({
  ...{ title: 'Не\u00a0ошибка', doneWord: 'Готово', items, send: send(api, { kind: 'ignore', reason }) },
  back: (changed) => restoreJob(api, changed),
});

/** Gives several errors to somebody. */
export const assignJob = (api: Api, items: readonly SelectedError[], to: number | null): Job => ({
  ...{ title: 'Назначить', doneWord: 'Готово', items, send: send(api, { kind: 'assign', to }) },
  back: () => null,
});
