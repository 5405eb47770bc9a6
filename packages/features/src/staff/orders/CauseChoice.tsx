import { Skeleton } from '@siren/ui/skeleton';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { Text } from '@siren/ui/text';
import { ScreenFailed } from '../kit/index.ts';
import type { Causes } from './useCauses.ts';

/** Asks why an order is cancelled. */
export function CauseChoice({ why }: { why: Causes }) {
  const { causes, chosen, choose, isLoading, error, readAgain } = why;
  if (isLoading) return <Skeleton shape="tile" height="8em" />;
  if (error !== undefined) return <ScreenFailed error={error} onRetry={readAgain} />;
  if (causes.length === 0)
    return <Text size={14}>В&nbsp;справочнике нет ни&nbsp;одной причины: добавьте её там.</Text>;
  return (
    <RadioGroup label="Причина" value={String(chosen)} onValueChange={(value) => choose(Number(value))}>
      {causes.map(({ id, name }) => (
        <Radio key={id} value={String(id)}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
