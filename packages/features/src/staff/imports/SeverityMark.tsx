import { importSeverityWords } from '@siren/domain/imports';
import type { ImportSeverity } from '@siren/domain/imports';
import * as css from './Imports.css.ts';

/** How grave a line is: a dot of its colour, and the word. */
export const SeverityMark = ({ severity }: { severity: ImportSeverity }) => (
  <span className={css.severity}>
    <span className={css.dot} data-tone={severity} />
    {importSeverityWords[severity]}
  </span>
);
