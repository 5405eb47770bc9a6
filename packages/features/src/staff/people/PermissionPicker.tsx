import type { Permission } from '@siren/domain/account';
import { mayGive, permissionWords } from '@siren/domain/people';
import { Checkbox } from '@siren/ui/checkbox';
import { Text } from '@siren/ui/text';
import * as css from './People.css.ts';
import { permissionGroups } from '../kit/index.ts';

export interface PermissionPickerProps {
  chosen: readonly Permission[];
  /** What whoever chooses may do: nobody gives or takes anything else. */
  own: readonly string[];
  /** Shown and not changed. @default false */
  fixed?: boolean;
  onChange: (chosen: Permission[]) => void;
}

/** Permissions to be ticked, by what they are about. */
export function PermissionPicker({ chosen, own, fixed = false, onChange }: PermissionPickerProps) {
  const toggle = (one: Permission, on: boolean) =>
    onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <div className={css.groups}>
      {permissionGroups.map(({ title, permissions }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.legend}>
            <Text as="span" size={12} tone="muted">
              {title}
            </Text>
          </legend>
          {permissions.map((one) => (
            <Checkbox
              key={one}
              checked={chosen.includes(one)}
              disabled={fixed || !mayGive(own, [one])}
              description={mayGive(own, [one]) ? undefined : 'у\u00a0вас этого права нет'}
              onCheckedChange={(on) => toggle(one, on)}
            >
              {permissionWords[one]}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
