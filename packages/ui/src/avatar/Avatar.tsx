import { useState } from 'react';
import type { Native } from '../element/index.ts';
import { cx } from '../element/index.ts';
import { UserIcon } from '../icons/index.ts';
import type { TileName } from '../theme/index.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';
import { toneOf } from './toneOf.ts';

export const avatarSizes = ['s', 'm', 'l', 'xl'] as const;
export const presences = ['online', 'away', 'offline'] as const;
export type Presence = (typeof presences)[number];

export interface AvatarProps extends Native<'span', 'children' | 'role'> {
  /** Whose it is: «Екатерина Соловьёва». */
  name: string;
  /** Address of the picture, a square of at least twice the size. Without it, or when it fails, initials. */
  src?: string;
  /** Diameter: 24, 32, 40 or 56 px. @default 'm' */
  size?: (typeof avatarSizes)[number];
  /** Ground under the initials. @default one that belongs to the name */
  tone?: TileName;
  /** A dot that tells whether the person is there. */
  presence?: Presence;
  /** The name stands beside it, so it is not said twice. @default false */
  silent?: boolean;
}

const words: Record<Presence, string> = { online: 'на связи', away: 'нет на месте', offline: 'не в сети' };

/** A person by picture or by initials. */
export function Avatar({ name, src, size = 'm', tone, presence, silent = false, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  /* It may have failed before anything listened: a page that the server drew is looked at before it comes to life. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && src) setFailed(src);
  };
  const letters = initials(name);
  const label = presence ? `${name}, ${words[presence]}` : name;
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shown = src !== undefined && src !== failed;
  return (
    <span
      {...rest}
      {...named}
      className={cx(css.avatar, css.sizes[size], css.tones[tone ?? toneOf(name)])}
      data-state={shown ? 'picture' : 'initials'}
    >
      {letters || <UserIcon size={size === 'xl' ? 'l' : 's'} />}
      {shown && <img ref={look} className={css.picture} src={src} alt="" onError={() => setFailed(src)} />}
      {presence && <span className={cx(css.presence, css.presences[presence])} data-state={presence} />}
    </span>
  );
}
