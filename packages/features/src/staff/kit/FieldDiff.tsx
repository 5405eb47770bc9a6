import { ArrowRightIcon } from '@siren/ui/icons';
import * as css from './FieldDiff.css.ts';

/** A field before and after. */
export function FieldDiff({ from, to }: { from: string; to: string }) {
  return (
    <>
      <del>{from}</del>{' '}
      <span className={css.arrow}>
        <ArrowRightIcon size="s" />
      </span>{' '}
      <ins className={css.inserted}>{to}</ins>
    </>
  );
}
