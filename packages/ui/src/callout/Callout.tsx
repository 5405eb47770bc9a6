import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import * as css from './Callout.css.ts';

export const calloutTones = ['info', 'positive', 'caution', 'critical'] as const;
type Tone = (typeof calloutTones)[number];

export interface CalloutProps extends Native<'div', 'title'> {
  /** What kind of news. @default 'info' */
  tone?: Tone;
  /** A line in semibold before the words. */
  title?: string;
  /** Icon instead of the one of the tone. */
  icon?: ReactNode;
  /** A link or a button at the end of the line. */
  action?: ReactNode;
}

const iconOf: Record<Tone, ReactNode> = {
  info: <InfoIcon />,
  positive: <CheckIcon />,
  caution: <InfoIcon />,
  critical: <WarningIcon />,
};

/**
 * News that stays in its place: what is so and what to do. When it appears after the page has loaded, give it
 * `role="status"`, or `role="alert"` for what cannot wait.
 */
export function Callout({ tone = 'info', title, icon, action, children, ...rest }: CalloutProps) {
  return (
    <div {...rest} className={cx(css.callout, css.tones[tone])} data-state={tone}>
      <span className={css.icons[tone]}>{icon ?? iconOf[tone]}</span>
      <div className={css.body}>
        <div className={css.words}>
          {title && <strong className={css.title}>{title}</strong>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
