import type { Native } from '../element/index.ts';
import { cx } from '../element/index.ts';
import { NBSP } from '../format/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';
import type { AvatarProps } from './Avatar.tsx';
import { groupOf } from './groupOf.ts';

export interface AvatarGroupProps extends Native<'ul', 'children'> {
  /** Who they are together: «Готовят заказ». */
  label: string;
  /** The people, the most important first. */
  people: readonly Pick<AvatarProps, 'name' | 'src' | 'presence'>[];
  /** Most circles, the one that counts the rest among them. @default 4 */
  max?: number;
  /** Diameter: 24, 32, 40 or 56 px. @default 'm' */
  size?: AvatarProps['size'];
}

/** Several people in little room; those who find no place are counted, «+3», and named to screen readers. */
export function AvatarGroup({ label, people, max = 4, size = 'm', ...rest }: AvatarGroupProps) {
  const { shown, more } = groupOf(people.length, max);
  return (
    <ul {...rest} aria-label={label} className={css.group}>
      {people.slice(0, shown).map((person, index) => (
        <li key={person.name} className={css.member} style={{ zIndex: shown - index }}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li className={css.member}>
          <span className={cx(css.avatar, css.sizes[size], css.counted)} aria-hidden="true">
            +{more}
          </span>
          <VisuallyHidden>
            {`ещё${NBSP}${more}: ${people
              .slice(shown)
              .map(({ name }) => name)
              .join(', ')}`}
          </VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
