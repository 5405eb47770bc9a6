import { RadioGroup, RadioPill } from '../../radio/index.ts';

export interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; words: string }[];
  onChoose: (value: string) => void;
}

/** One setting: a few pills of which one is on. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <RadioGroup label={label} layout="wrap" value={value} onValueChange={onChoose}>
      {options.map(({ value, words }) => (
        <RadioPill key={value} value={value}>
          {words}
        </RadioPill>
      ))}
    </RadioGroup>
  );
}
