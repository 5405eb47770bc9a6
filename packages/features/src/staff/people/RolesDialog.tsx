import { mayChange } from '@siren/domain/people';
import type { Role } from '@siren/domain/people';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { PlusIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { ScreenFailed } from '../kit/index.ts';
import * as css from './People.css.ts';
import { peopleText, rightsCount } from './personWords.ts';
import { RoleForm } from './RoleForm.tsx';
import { useRoles } from './useRoles.ts';
import type { OpenRoles } from './useRoles.ts';

/** Roles: sets of permissions under a name, and one of them as it is changed. */
export function RolesDialog({ onClose }: { onClose(): void }) {
  const open = useRoles();
  /** Id of the one that is changed; `new` for one that is made. */
  const [chosen, setChosen] = useState<number | 'new' | null>(null);
  const role = open.roles?.find(({ id }) => id === chosen) ?? null;
  const editing = chosen === 'new' || role !== null;
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(next) => !next && onClose()}
      title={editing ? (role?.name ?? 'Новая роль') : 'Роли'}
      description="Кому дана роль, может ровно то, что в&nbsp;ней отмечено."
    >
      {editing ? (
        <RoleForm key={chosen} role={role} open={open} onDone={() => setChosen(null)} />
      ) : (
        <RolesList open={open} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface RolesListProps {
  open: OpenRoles;
  onChoose: (chosen: number | 'new') => void;
}

function RolesList({ open: { roles, own, error, retry }, onChoose }: RolesListProps) {
  if (!roles)
    return error === undefined ? (
      <Skeleton shape="tile" height="8em" />
    ) : (
      <ScreenFailed error={error} onRetry={retry} />
    );
  return (
    <Stack gap={3}>
      {roles.length === 0 && <Text tone="muted">Ролей пока нет: права у&nbsp;каждого свои.</Text>}
      <div>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} may={mayChange(own, role.permissions)} onChoose={onChoose} />
        ))}
      </div>
      <Button icon={<PlusIcon />} variant="line" onClick={() => onChoose('new')}>
        Новая роль
      </Button>
    </Stack>
  );
}

interface RoleRowProps extends Pick<RolesListProps, 'onChoose'> {
  role: Role;
  /** Whether it may be changed. */
  may: boolean;
}

const RoleRow = ({ role, may, onChoose }: RoleRowProps) => (
  <div className={css.row}>
    <Stack gap={0}>
      <Text as="span" weight="strong">
        {role.name}
      </Text>
      <Text as="span" size={12} tone="muted">
        {peopleText(role.people)}, {rightsCount(role.permissions)}
        {!may && ', есть права, которых нет у\u00a0вас'}
      </Text>
    </Stack>
    {may && (
      <Button size="s" variant="line" aria-label={`Изменить: ${role.name}`} onClick={() => onChoose(role.id)}>
        Изменить
      </Button>
    )}
  </div>
);
