import type { ReactNode } from 'react';
import * as css from './QuantityStepper.css.ts';
import { useHold } from './useHold.ts';

interface StepButtonProps {
  /** «Увеличить». */
  label: string;
  icon: ReactNode;
  /** There is no further step: it can be pressed, and then it is said why. */
  off: boolean;
  /** Makes a step and says whether there is a further one. */
  onStep: () => boolean;
}

/** Plus or minus; while it is held it goes on. */
export function StepButton({ label, icon, off, onStep }: StepButtonProps) {
  const hold = useHold(onStep);
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      aria-disabled={off || undefined}
      {...hold}
    >
      {icon}
    </button>
  );
}
