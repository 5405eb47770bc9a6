import { IMPORT_FILE_BYTES_MAX, isImportable } from '@siren/domain/imports';
import type { ImportFile, ImportFileKind } from '@siren/domain/imports';
import { Callout } from '@siren/ui/callout';
import { formatCount } from '@siren/ui/format';
import { FileUpload } from '@siren/ui/file-upload';
import type { UploadedFile } from '@siren/ui/file-upload';
import { errorText } from '../../notices/index.ts';
import { useImportFile } from './useImportFile.ts';

const kindWords: Readonly<Record<ImportFileKind, string>> = {
  yml: 'Это YML: товары Яндекс Маркета.',
  commerceml: 'Это CommerceML: выгрузка 1С.',
  table: 'Это таблица: дальше выберите, что в\u00a0каком столбце.',
  xls: 'Это таблица старого Excel. Сохраните её как XLSX или CSV и\u00a0загрузите снова.',
  archive:
    'Это архив ZIP, и\u00a0взять из\u00a0него нечего. В\u00a0архиве нужен один файл с\u00a0товарами (YML, CommerceML, XLSX или CSV) и\u00a0картинки рядом с\u00a0ним; пароля быть не\u00a0должно.',
  unknown:
    'Это не\u00a0YML, не\u00a0CommerceML и\u00a0не\u00a0таблица: из\u00a0такого файла товары не\u00a0взять.',
};

/** What else came in the same archive. */
const picturesBeside = ({ pictures }: ImportFile): string =>
  pictures === 0
    ? ''
    : `С\u00a0ним в\u00a0архиве\u00a0— ${formatCount(pictures, ['картинка', 'картинки', 'картинок'])}.`;

export interface ImportFileFieldProps {
  /** The file that came, as the shop has it. */
  file: ImportFile | undefined;
  onSent(file: UploadedFile<ImportFile> | null): void;
}

/** The file, sent while it is chosen, and what it is by its content. */
export function ImportFileField({ file, onSent }: ImportFileFieldProps) {
  const upload = useImportFile();
  const kind = file?.kind ?? null;
  return (
    <>
      <FileUpload<ImportFile>
        label="Файл с&nbsp;товарами"
        hint="YML, CommerceML или таблица: XLSX, CSV. Можно в&nbsp;gzip или в&nbsp;ZIP вместе с&nbsp;картинками. Оборвётся связь&nbsp;— загрузка продолжится с&nbsp;того&nbsp;же места"
        maxSize={IMPORT_FILE_BYTES_MAX}
        upload={upload}
        describeError={errorText}
        onValueChange={(files) => onSent(files[0] ?? null)}
      />
      {kind !== null && (
        <Callout tone={isImportable(kind) ? 'positive' : 'critical'} role="status">
          {kindWords[kind]} {file && isImportable(kind) && picturesBeside(file)}
        </Callout>
      )}
    </>
  );
}
