import * as Radix from '@radix-ui/react-alert-dialog';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../element/index.ts';
import { Heading } from '../heading/index.ts';
import { WarningIcon } from '../icons/index.ts';
import * as overlay from '../overlay/index.ts';
import * as css from './AlertDialog.css.ts';
import { Answers } from './Answers.tsx';

export const alertDialogTones = ['neutral', 'danger'] as const;

export interface AlertDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for `false` by the safe answer, by Esc, by Android's «Back», and when the confirmed work is done. */
  onOpenChange: (open: boolean) => void;
  /** The question: «Удалить 3 купона?». */
  title: string;
  /** What follows from it: «Вернуть их будет нельзя». */
  description: ReactNode;
  /** Says what will happen: «Удалить», never «ОК». */
  confirmLabel: string;
  /** The safe answer. It has the focus first. @default 'Отмена' */
  cancelLabel?: string;
  /** `danger` is for what cannot be undone. @default 'neutral' */
  tone?: (typeof alertDialogTones)[number];
  /** The work. While its promise runs nothing closes the dialog; kept, it closes it; broken, it says so inside. */
  onConfirm: () => void | Promise<void>;
  /** Words for work that failed: what to do next. @default (() => 'Не получилось. Проверьте связь и попробуйте ещё раз.') */
  describeError?: (error: unknown) => ReactNode;
  /** More about it, under the description: what goes with it. */
  children?: ReactNode;
}

const tryAgain = () => 'Не\u00a0получилось. Проверьте связь и\u00a0попробуйте ещё раз.';

/** A press beside the question takes the focus away from no answer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A question that cannot be passed by: the veil does not close it. Load it on first use, as a dialog. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Отмена',
  tone = 'neutral',
  onConfirm,
  describeError = tryAgain,
  children,
}: AlertDialogProps) {
  const busyRef = useRef(false);
  const focus = overlay.useReturnFocus();
  const change = (next: boolean) => {
    if (!busyRef.current) onOpenChange(next);
  };
  overlay.useCloseRequest(open, () => change(false));
  const danger = tone === 'danger';
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.veil} onMouseDown={keepFocus} />
        <Radix.Content
          {...focus}
          className={cx(overlay.panel, overlay.windowPanel, css.size)}
          data-tone={tone}
        >
          <div className={cx(overlay.head, overlay.headRoom, css.head)}>
            {danger && (
              <span className={css.sign}>
                <WarningIcon />
              </span>
            )}
            <div className={css.words}>
              <Radix.Title asChild>
                <Heading size="panel">{title}</Heading>
              </Radix.Title>
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            </div>
          </div>
          {children && <div className={cx(overlay.side, css.body)}>{children}</div>}
          <Answers
            {...{ danger, confirmLabel, cancelLabel, onConfirm, describeError, busyRef }}
            onDone={() => onOpenChange(false)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
