import type { CatalogError, ErrorDeed, ErrorPerson } from '@siren/domain/catalog-errors';
import { Button } from '@siren/ui/button';
import { RefreshIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { meResource, ReasonedDeed, useTell } from '../kit/index.ts';
import type { ErrorState } from './useError.ts';

const NOBODY = '0';

export interface ErrorActionsProps {
  error: CatalogError;
  state: Pick<ErrorState, 'change' | 'check'>;
  people: readonly ErrorPerson[];
}

/** Somebody who looks after it and may do so no more is still named. */
const withPresent = (people: readonly ErrorPerson[], present: ErrorPerson | null): readonly ErrorPerson[] =>
  present === null || people.some(({ id }) => id === present.id) ? people : [...people, present];

/** Checks again, sets aside or back, and gives to somebody. */
export function ErrorActions({ error, state, people }: ErrorActionsProps) {
  const tell = useTell();
  const me = useResource(meResource).data?.user.id;
  const [working, setWorking] = useState(false);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setWorking(true);
    try {
      await work();
      tell.done(done);
    } catch (refused) {
      tell.failed(refused);
    } finally {
      setWorking(false);
    }
  }
  const change = (deed: ErrorDeed, done: string) => void run(() => state.change(deed), done);
  const { assignee } = error;
  const options = [
    { value: NOBODY, label: 'Никто' },
    ...withPresent(people, assignee).map(({ id, name }) => ({
      value: String(id),
      label: id === me ? `${name} (вы)` : name,
    })),
  ];
  return (
    <Stack gap={3}>
      <Button
        variant="line"
        wide
        disabled={working}
        icon={<RefreshIcon size="s" />}
        onClick={() => void run(state.check, 'Проверено')}
      >
        Проверить снова
      </Button>
      {error.state === 'ignored' && (
        <Button
          variant="line"
          wide
          disabled={working}
          onClick={() => change({ kind: 'reopen' }, 'Снова ошибка')}
        >
          Это ошибка
        </Button>
      )}
      {(error.state === 'new' || error.state === 'known') && (
        <ReasonedDeed
          label={'Не\u00a0ошибка'}
          title={'Не\u00a0ошибка?'}
          confirmLabel={'Не\u00a0ошибка'}
          follows="Проверки не&nbsp;покажут её&nbsp;снова, пока значение то&nbsp;же."
          done="Больше не&nbsp;ошибка"
          tone="neutral"
          onConfirm={(reason) => state.change({ kind: 'ignore', reason })}
        />
      )}
      <Select
        label="Ответственный"
        options={options}
        value={assignee ? String(assignee.id) : NOBODY}
        disabled={working}
        onValueChange={(to) =>
          change({ kind: 'assign', to: to === NOBODY ? null : Number(to) }, 'Ответственный назначен')
        }
      />
    </Stack>
  );
}
