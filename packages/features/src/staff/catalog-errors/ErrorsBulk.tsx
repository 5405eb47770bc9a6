import { ERROR_REASON_MAX } from '@siren/domain/catalog-errors';
import type { ErrorPerson, SelectedError } from '@siren/domain/catalog-errors';
import { SELECTED_MAX } from '@siren/domain/lists';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { TextField } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { Menu, MenuItem } from '@siren/ui/menu';
import { useState } from 'react';
import { useApi } from '../../api/index.ts';
import { SelectAll } from '../kit/index.ts';
import type { BulkBar } from '../kit/index.ts';
import { assignJob, ignoreJob } from './errorJobs.ts';

export interface ErrorsBulkProps {
  bar: BulkBar<SelectedError>;
  people: readonly ErrorPerson[];
}

/** What can be done with the selected errors. */
export function ErrorsBulk({ bar, people }: ErrorsBulkProps) {
  const { selected, working, onRun } = bar;
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');

  async function ignore(): Promise<void> {
    if (reason.trim() === '') throw new Error('no reason');
    setReason('');
    onRun(ignoreJob(api, selected, reason));
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="s" variant="line" disabled={working}>
            Назначить
          </Button>
        }
      >
        {people.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onRun(assignJob(api, selected, id))}>
            {name}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => onRun(assignJob(api, selected, null))}>Без ответственного</MenuItem>
      </Menu>
      <Button size="s" variant="line" disabled={working} onClick={() => setAsking(true)}>
        Не&nbsp;ошибка…
      </Button>
      <SelectAll bar={bar} max={SELECTED_MAX} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${formatCount(selected.length, ['запись', 'записи', 'записей'])}: не\u00a0ошибка?`}
        description="Проверки не&nbsp;покажут их&nbsp;снова, пока значение то&nbsp;же."
        confirmLabel="Не&nbsp;ошибка"
        tone="neutral"
        describeError={() => 'Напишите причину.'}
        onConfirm={ignore}
      >
        <TextField
          label="Причина"
          hint="Увидят сотрудники"
          autoComplete="off"
          maxLength={ERROR_REASON_MAX}
          value={reason}
          onValueChange={setReason}
        />
      </AlertDialog>
    </>
  );
}
