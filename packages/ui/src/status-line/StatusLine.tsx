import type { Native, RenderElement } from '../element/index.ts';
import { cx } from '../element/index.ts';
import { WarningIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './StatusLine.css.ts';

export const stepStates = ['done', 'now', 'failed', 'later'] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  /** Name of the step, «Оплачен». */
  label: string;
  /** When, or what is due, «12:41, карта». */
  detail?: string;
  /** How it stands. */
  state: StepState;
  /** Leads back to the step: a plain or a router link, or a button. */
  render?: RenderElement;
}

export interface StatusLineProps extends Native<'ol', 'children'> {
  /** What the steps are of, «Ход заказа». */
  label: string;
  /** The steps in their order, at most one of them `now`. */
  steps: readonly Step[];
}

const spoken: Record<StepState, string> = {
  done: 'Сделано: ',
  now: 'Сейчас: ',
  failed: 'Не вышло: ',
  later: 'Дальше: ',
};

/** How far an order or a form of several steps has come; the steps stand one under another where it is narrow. */
export function StatusLine({ label, steps, ...rest }: StatusLineProps) {
  return (
    <div className={css.box}>
      <ol {...rest} className={css.line} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={cx(css.step, css.states[step.state])}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
            {step.state === 'failed' && (
              <span className={css.warning}>
                <WarningIcon size="s" />
              </span>
            )}
            {step.render ? (
              <Link variant="inherit" render={step.render}>
                {step.label}
              </Link>
            ) : (
              step.label
            )}
            {step.detail && <span className={css.detail}>{step.detail}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
