import type { ImportReport } from '@siren/domain/imports';
import { Callout } from '@siren/ui/callout';
import { formatCount } from '@siren/ui/format';
import { ExportMenu } from '../kit/index.ts';
import { failedRowsFile } from './resources.ts';

/** Rows of a table that were not taken, to be mended and sent back alone. */
export function FailedRows({ report: { run, failedRows } }: { report: ImportReport }) {
  if (failedRows === 0) return null;
  return (
    <Callout
      tone="caution"
      title={`${formatCount(failedRows, ['строка', 'строки', 'строк'])} не взято.`}
      action={<ExportMenu total={failedRows} addressOf={(format) => failedRowsFile(run.id, format)} />}
    >
      Выгрузите их, исправьте и&nbsp;загрузите тот&nbsp;же файл: в&nbsp;нём столбцы «Строка» и&nbsp;«Причина»,
      и&nbsp;с&nbsp;продажи ничего не&nbsp;снимется.
    </Callout>
  );
}
