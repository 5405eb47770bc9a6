import type { NumberBounds, NumberRange } from '@siren/domain/catalog';
import { RangeField } from '@siren/ui/range-field';
import { useState } from 'react';
import { boundsWithin } from './boundsWithin.ts';
import { stepOf } from './stepOf.ts';

export interface BoundsFieldProps {
  label: string;
  unit: string | null;
  range: NumberRange;
  value: NumberBounds;
  /** How often all filters were taken off. */
  resets: number;
  onChange(bounds: NumberBounds): void;
}

/** From and to, typed or by thumbs, whose ends are round numbers; the list is asked for once they are settled. */
export function BoundsField({ label, unit, range, value, resets, onChange }: BoundsFieldProps) {
  const [moved, setMoved] = useState<NumberBounds | null>(null);
  const step = stepOf(range);
  return (
    <RangeField
      label={label}
      hideLabel
      min={Math.floor(range.min / step) * step}
      max={Math.ceil(range.max / step) * step}
      step={step}
      {...(unit && { unit })}
      value={moved ?? value}
      resets={resets}
      onValueChange={(next) => setMoved(boundsWithin(next, range))}
      onValueCommit={(settled) => {
        setMoved(null);
        onChange(boundsWithin(settled, range));
      }}
    />
  );
}
