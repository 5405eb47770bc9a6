import { ROLE_NAME_MAX } from '@siren/domain/people';
import type { Role } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Checkbox } from '@siren/ui/checkbox';
import { TextField } from '@siren/ui/field';
import { Inline, Stack } from '@siren/ui/layout';
import { useState } from 'react';
import { errorText } from '../../notices/index.ts';
import { useTell } from '../kit/index.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { peopleText } from './personWords.ts';
import type { OpenRoles } from './useRoles.ts';

export interface RoleFormProps {
  /** The one that is changed; null for a new one. */
  role: Role | null;
  open: OpenRoles;
  onDone(): void;
}

/** One piece of work at a time, and why it was refused. */
function useWork(onDone: () => void) {
  const tell = useTell();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
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
    } finally {
      setBusy(null);
    }
  }
  return { busy, error, run };
}

/** A role as it is made or changed; says before whom the change concerns. */
export function RoleForm({ role, open, onDone }: RoleFormProps) {
  // As it was seen: somebody else may change it meanwhile, and is then told of, not overwritten.
  const [seen] = useState(role && { id: role.id, version: role.version });
  const [name, setName] = useState(role?.name ?? '');
  const [permissions, setPermissions] = useState(role?.permissions ?? []);
  const [needsFactor, setNeedsFactor] = useState(role?.needsFactor ?? false);
  const [tried, setTried] = useState(false);
  const { busy, error, run } = useWork(onDone);
  const nameless = name.trim() === '';

  function save(): void {
    setTried(true);
    if (!nameless) void run('Роль сохранена', () => open.save({ seen, name, permissions, needsFactor }));
  }
  return (
    <Stack gap={4}>
      <TextField
        label="Название"
        autoComplete="off"
        maxLength={ROLE_NAME_MAX}
        value={name}
        error={tried && nameless ? 'Напишите название.' : undefined}
        onValueChange={setName}
      />
      <PermissionPicker chosen={permissions} own={open.own} onChange={setPermissions} />
      <Checkbox
        checked={needsFactor}
        onCheckedChange={setNeedsFactor}
        description="Пока сотрудник его не&nbsp;включил, права роли не&nbsp;действуют"
      >
        Требовать вход по&nbsp;коду из&nbsp;приложения
      </Checkbox>
      {role && role.people > 0 && (
        <Callout>
          В&nbsp;роли {peopleText(role.people)}: права изменятся у&nbsp;всех сразу, без нового входа. Если
          роль удалить, права у&nbsp;них останутся как свои.
        </Callout>
      )}
      {error !== null && (
        <Callout tone="critical" role="alert">
          {errorText(error)}
        </Callout>
      )}
      <Inline gap={2}>
        <Button loading={busy === 'Роль сохранена'} onClick={save}>
          Сохранить роль
        </Button>
        <Button variant="line" onClick={onDone}>
          К&nbsp;ролям
        </Button>
        {seen && (
          <Button
            variant="line"
            loading={busy === 'Роль удалена'}
            onClick={() => void run('Роль удалена', () => open.remove(seen))}
          >
            Удалить роль
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
