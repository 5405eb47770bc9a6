import type { AnswerOf } from '@siren/contract/calls';
import { useState } from 'react';
import { resource, useResource } from '../api/index.ts';
import { useReloadInfo } from '../info/index.ts';
import { useNotices } from '../notices/index.ts';
import { useSaving } from './useSaving.ts';

/** A secret that has yet to be proven. */
export type BegunFactor = AnswerOf<'/api/user/begin-factor'>;

const factorResource = resource('/api/user/factor', {});

/** The second factor of one's own account, and what can be done about it. */
export function useFactor() {
  const { data: factor, error, state, mutate } = useResource(factorResource);
  const saving = useSaving();
  const reloadInfo = useReloadInfo();
  const { say } = useNotices();
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [told, setTold] = useState<{ codes: readonly string[]; title: string } | null>(null);

  /** What one may do is another then, as is the token: all that is shown is read anew, this part among it. */
  const readAnew = async () => {
    await reloadInfo();
    await mutate();
  };
  return {
    factor,
    error,
    retrying: state === 'pending',
    retry: () => void mutate(),
    saving,
    begun,
    /** Recovery codes that were made just now: nothing is read anew until they are put away, else they would be gone. */
    told,
    begin: () => void saving.save(async (api) => setBegun(await api.call('/api/user/begin-factor', {}))),
    turnOn: (code: string) =>
      void saving.save(async (api) => {
        const { recoveryCodes } = await api.call('/api/user/turn-on-factor', { code });
        setTold({ codes: recoveryCodes, title: 'Вход по\u00a0коду включён.' });
        setBegun(null);
      }),
    renew: (code: string) =>
      void saving.save(async (api) => {
        const { recoveryCodes } = await api.call('/api/user/renew-recovery-codes', { code });
        setTold({ codes: recoveryCodes, title: 'Прежние коды больше не\u00a0действуют.' });
      }),
    turnOff: (code: string) =>
      void saving.save(async (api) => {
        await api.call('/api/user/turn-off-factor', { code });
        say('Вход по\u00a0коду отключён.');
        await readAnew();
      }),
    /** The secret that was shown is not taken. */
    cancel() {
      setBegun(null);
      saving.clear();
    },
    putAway: () =>
      void saving.save(async () => {
        await readAnew();
        setTold(null);
      }),
  };
}

export type OpenFactor = ReturnType<typeof useFactor>;
