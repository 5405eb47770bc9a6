import type { ReactNode } from 'react';
import { cx } from '../element/index.ts';
import type { Native } from '../element/index.ts';
import * as css from './Signal.css.ts';

export const signalTones = ['positive', 'caution', 'critical', 'none'] as const;

export interface SignalProps extends Native<'span'> {
  /** Colour of the dot; `none` is an empty ring. */
  tone: (typeof signalTones)[number];
  /** Words that say the same: colour alone says nothing. */
  children: ReactNode;
  /** A soft ring around the dot, for a state that lives. @default false */
  halo?: boolean;
  /** Grey words. @default true */
  muted?: boolean;
}

/** A state in words behind a coloured dot: «В наличии, доставим 24 ноября», «На связи». */
export function Signal({ tone, halo = false, muted = true, ...rest }: SignalProps) {
  const className = cx(css.signal, css.tones[tone], halo && css.withHalo, muted && css.muted);
  return <span {...rest} className={className} data-state={tone} />;
}
