import { cx } from '../element/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './StatusLine.css.ts';

export const stepStates = ['done', 'now', 'failed', 'later'] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  /** Name of the step, «Оплачен». */
  label: string;
  /** When, or what is due, «12:41, карта». */
  detail?: string;
  state: StepState;
}

export interface StatusLineProps {
  /** What the steps are of, «Ход заказа». */
  label: string;
  steps: readonly Step[];
}

const spoken: Record<StepState, string> = {
  done: 'Сделано: ',
  now: 'Сейчас: ',
  failed: 'Не вышло: ',
  later: 'Дальше: ',
};

/** How far an order has come; the steps stand one under another on a phone. */
export function StatusLine({ label, steps }: StatusLineProps) {
  return (
    <ol className={css.line} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={cx(css.step, css.states[step.state])}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
          {step.label}
          {step.detail && <span className={css.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
