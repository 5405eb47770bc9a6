import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Native } from '../element/index.ts';
import { formatCount } from '../format/index.ts';
import { Heading } from '../heading/index.ts';
import type { HeadingProps } from '../heading/index.ts';
import { WarningIcon } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { focusField } from './focusField.ts';
import * as css from './ErrorSummary.css.ts';

export interface FieldError {
  /** Id of the field's control, or of a group of them. */
  field: string;
  /** The same words as at the field: what is wrong and how to mend it. */
  text: ReactNode;
}

export interface ErrorSummaryProps extends Native<'div', 'title' | 'children' | 'role'> {
  /** What is wrong, in the order of the fields; without any the summary is not there. */
  errors: readonly FieldError[];
  /** Heading of it. @default «Исправьте 2 ошибки», by their number */
  title?: string;
  /** Place of the heading in the outline of the page. @default 2 */
  level?: HeadingProps['level'];
  /** How often the form was sent: with each time the focus comes here again. @default 0 */
  attempt?: number;
}

/**
 * Everything that is wrong with a form, above its first field. It takes the focus when it appears and with each
 * `attempt`; its links lead into the fields.
 */
export function ErrorSummary({ errors, title, level = 2, attempt = 0, ...rest }: ErrorSummaryProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (!shown) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div {...rest} ref={summary} className={css.summary} role="alert" aria-labelledby={id} tabIndex={-1}>
      <span className={css.icon}>
        <WarningIcon />
      </span>
      <Heading id={id} level={level} size="group">
        {title ?? `Исправьте ${formatCount(errors.length, ['ошибку', 'ошибки', 'ошибок'])}`}
      </Heading>
      <ul className={css.list}>
        {errors.map(({ field, text }) => (
          <li key={field} className={css.item}>
            <Link
              variant="inherit"
              stretched
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
