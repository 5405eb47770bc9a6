import { Button } from '@siren/ui/button';
import type { ButtonProps } from '@siren/ui/button';
import { Link } from '../navigation/index.ts';
import type { Failure } from './failureOf.ts';

export interface NextStepProps extends Pick<Failure, 'way'>, Pick<ButtonProps, 'variant' | 'loading'> {
  /** Another page is loaded whole: what this one believes may be wrong. */
  reload: boolean;
  onRetry(): void;
}

/** What helps: another try, or another page where that will not. */
export function NextStep({ way, reload, onRetry, ...looks }: NextStepProps) {
  return way ? (
    <Button {...looks} render={<Link to={way[0]} reload={reload} />}>
      {way[1]}
    </Button>
  ) : (
    <Button {...looks} onClick={onRetry}>
      Повторить
    </Button>
  );
}
