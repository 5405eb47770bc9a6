import { severityWords } from '@siren/domain/catalog-errors';
import type { ErrorSeverity } from '@siren/domain/catalog-errors';
import * as css from './CatalogErrors.css.ts';

/** How bad an error is, at a glance and in a word. */
export const SeverityDot = ({ severity }: { severity: ErrorSeverity }) => (
  <span className={css.dot} data-state={severity} role="img" aria-label={severityWords[severity].one} />
);
