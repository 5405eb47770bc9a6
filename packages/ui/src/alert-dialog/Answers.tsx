import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { cx } from '../element/index.ts';
import * as overlay from '../overlay/index.ts';
import * as css from './AlertDialog.css.ts';
import { useConfirmation } from './useConfirmation.ts';

export interface AnswersProps {
  danger: boolean;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void | Promise<void>;
  onDone: () => void;
  describeError: (error: unknown) => ReactNode;
  busyRef: RefObject<boolean>;
}

/** The two answers, and what went wrong with the first. They forget it when the dialog goes. */
export function Answers({
  danger,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onDone,
  describeError,
  busyRef,
}: AnswersProps) {
  const { stage, confirm } = useConfirmation(onConfirm, onDone, busyRef);
  const working = stage.name === 'working';
  return (
    <>
      {stage.name === 'failed' && (
        <div className={cx(overlay.side, css.failure)}>
          <Callout tone="critical" role="alert">
            {describeError(stage.error)}
          </Callout>
        </div>
      )}
      <div className={cx(overlay.foot, css.answers)}>
        <Button variant={danger ? 'danger' : 'solid'} loading={working} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Radix.Cancel asChild>
          <Button variant="line" disabled={working}>
            {cancelLabel}
          </Button>
        </Radix.Cancel>
      </div>
    </>
  );
}
