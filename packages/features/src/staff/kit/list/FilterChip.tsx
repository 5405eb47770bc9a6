import { Chip } from '@siren/ui/chip';
import type { ChipProps } from '@siren/ui/chip';
import { ChevronDownIcon } from '@siren/ui/icons';
import { Inline } from '@siren/ui/layout';

export interface FilterChipProps extends Omit<ChipProps, 'children'> {
  /** Whether rows are narrowed by it. */
  on: boolean;
  /** What it narrows by, and to what. */
  words: string;
}

/** Opens what a list is narrowed by, and says what is chosen while that is closed. */
export const FilterChip = ({ on, words, ...opens }: FilterChipProps) => (
  <Chip {...opens} data-state={on ? 'on' : 'off'}>
    <Inline as="span" gap={1} nowrap>
      {words}
      <ChevronDownIcon size="s" />
    </Inline>
  </Chip>
);
