import type { Api } from '@siren/contract/calls';
import type { BulkStep, SelectedOrder, StaffOrderRow } from '@siren/domain/orders';
import { wayBack } from '@siren/domain/orders';
import { newIdempotencyKey } from '../../api/index.ts';
import type { BulkJob } from '../kit/index.ts';
import { stepWord } from './stepWords.ts';

type Step = BulkStep<SelectedOrder>;
type Job = BulkJob<SelectedOrder>;

/** A row of the list as it is selected. */
export const selectedOf = ({ id, number, version, status, store, responsible }: StaffOrderRow) => ({
  id,
  number,
  version,
  status: status.code,
  pickup: store !== null,
  responsible: responsible?.id ?? null,
});

const seenOf = ({ id, version }: SelectedOrder) => ({ id, version });

/** What a step of several orders is called on its button. */
export const bulkWord = ({ from, to, orders }: Step): string =>
  stepWord(from, to, orders[0]?.pickup ?? false);

/** All portions of a press have its key: the history keeps them together. */
function sendStep(api: Api, to: Step['to'], tell: boolean): Job['send'] {
  const run = newIdempotencyKey();
  return async (orders) =>
    (await api.call('/api/admin/orders/steps', { to, tell, run, orders: orders.map(seenOf) })).results;
}

/** Whether all that take the step can take it back. */
export const isReturnable = ({ from, to, orders }: Step, permissions: readonly string[]): boolean =>
  orders.every(({ pickup }) => wayBack({ from, to, pickup }, permissions) !== null);

const NO_WAY_BACK = { back: () => null };

/** @param tell whether buyers are told of the step; of taking it back they are not */
export function stepJob(
  api: Api,
  step: Step,
  { permissions, tell }: { permissions: readonly string[]; tell: boolean },
): Job {
  const { from, to } = step;
  return {
    title: bulkWord(step),
    doneWord: 'Готово',
    items: step.orders,
    send: sendStep(api, to, tell),
    back(changed) {
      const [first] = changed;
      const target = first ? wayBack({ from, to, pickup: first.pickup }, permissions) : null;
      return target === null
        ? null
        : {
            ...NO_WAY_BACK,
            title: 'Вернуть',
            doneWord: 'Вернули',
            items: changed,
            send: sendStep(api, target, false),
          };
    },
  };
}

function sendAssign(api: Api, mine: boolean): Job['send'] {
  const run = newIdempotencyKey();
  return async (orders) =>
    (await api.call('/api/admin/orders/assign', { mine, run, orders: orders.map(seenOf) })).results;
}

/** Looks after these orders oneself. Those that were nobody’s before can be left to nobody again. */
export const assignJob = (api: Api, items: readonly SelectedOrder[]): Job => ({
  title: 'Взять себе',
  doneWord: 'Готово',
  items,
  send: sendAssign(api, true),
  back(changed) {
    const free = changed.filter(({ responsible }) => responsible === null);
    return free.length === 0
      ? null
      : {
          ...NO_WAY_BACK,
          title: 'Вернуть',
          doneWord: 'Вернули',
          items: free,
          send: sendAssign(api, false),
        };
  },
});
