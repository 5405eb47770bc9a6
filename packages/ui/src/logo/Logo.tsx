import { cx } from '../element/index.ts';
import * as css from './Logo.css.ts';

export const logoSizes = ['s', 'm'] as const;

export interface LogoProps {
  /** Height of the words: 20 or 25 px. @default 'm' */
  size?: (typeof logoSizes)[number];
  /** The flower alone, where there is no room for words. @default false */
  bare?: boolean;
}

/** The flower and the name of the shop. Wrapped in a link it is the way home: name that link. */
export function Logo({ size = 'm', bare = false }: LogoProps) {
  return (
    <span className={cx(css.logo, css.sizes[size])}>
      <svg viewBox="0 0 32 32" className={css.mark} aria-hidden="true">
        <g className={css.petal}>
          <path d="M15.2 15.2C9 14.8 6 11.8 6.4 6.4 11.8 6 14.8 9 15.2 15.2Z" />
          <path d="M16.8 16.8C23 17.2 26 20.2 25.6 25.6 20.2 26 17.2 23 16.8 16.8Z" />
        </g>
        <g className={css.petalLight}>
          <path d="M16.8 15.2C17.2 9 20.2 6 25.6 6.4 26 11.8 23 14.8 16.8 15.2Z" />
          <path d="M15.2 16.8C14.8 23 11.8 26 6.4 25.6 6 20.2 9 17.2 15.2 16.8Z" />
        </g>
      </svg>
      {!bare && 'Сирень'}
    </span>
  );
}
