import type { Role } from '@siren/domain/people';
import { Select } from '@siren/ui/select';
import { PermissionPicker } from './PermissionPicker.tsx';
import { peopleText } from './personWords.ts';
import { withRole } from './rightsDraft.ts';
import type { RightsDraft } from './rightsDraft.ts';

export interface RightsFieldsProps {
  draft: RightsDraft;
  roles: readonly Role[];
  /** What whoever chooses may do. */
  own: readonly string[];
  /** Shown and not changed. @default false */
  fixed?: boolean;
  onChange: (draft: RightsDraft) => void;
}

const OWN = 'own';

/** A role, or permissions of one's own: those of a role are shown and not changed here. */
export function RightsFields({ draft, roles, own, fixed = false, onChange }: RightsFieldsProps) {
  const role = roles.find(({ id }) => id === draft.role);
  return (
    <>
      <Select
        label="Роль"
        value={draft.role === null ? OWN : String(draft.role)}
        options={[
          { value: OWN, label: 'Свои права' },
          ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        hint={role && `В роли ${peopleText(role.people)}`}
        disabled={fixed}
        onValueChange={(value) =>
          onChange(
            withRole(
              draft,
              roles.find(({ id }) => String(id) === value),
            ),
          )
        }
      />
      <PermissionPicker
        chosen={draft.permissions}
        own={own}
        fixed={fixed || draft.role !== null}
        onChange={(permissions) => onChange({ ...draft, permissions })}
      />
    </>
  );
}
