import { cx } from '../element/index.ts';
import * as css from './icon.css.ts';

export const iconSizes = ['s', 'm', 'l'] as const;

export interface IconProps {
  /** 16, 20 or 24 px. @default 'm' */
  size?: (typeof iconSizes)[number];
  /** Fills the outline, for what is switched on. @default false */
  filled?: boolean;
  /** Name of the picture. Without it the icon is decoration beside words. */
  label?: string;
}

/** Makes an icon out of one path drawn on a grid of 24 by 24. */
export function createIcon(path: string) {
  return function Icon({ size = 'm', filled = false, label }: IconProps) {
    const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <svg
        viewBox="0 0 24 24"
        className={cx(css.icon, css.sizes[size])}
        data-filled={filled || undefined}
        {...named}
      >
        <path d={path} />
      </svg>
    );
  };
}
