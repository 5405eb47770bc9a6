import { folderAddress, nameInFolder, SOURCE_ADDRESS_MAX } from '@siren/domain/imports';
import type { FolderFile } from '@siren/domain/imports';
import { TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import { useResource } from '../../api/index.ts';
import { folderResource } from './resources.ts';
import type { OpenSourceForm } from './useSourceForm.ts';

const BY_ADDRESS = '';

/** Names of the files that may be chosen: those that lie there, and the chosen one, which may be gone. */
const namesOf = (files: readonly FolderFile[], chosen: string | null): string[] => [
  ...new Set([...files.map(({ name }) => name), ...(chosen === null ? [] : [chosen])]),
];

/** Where the file of a source is: at an address, or in the folder of the server where the shop has one. */
export function SourceFileField({
  form: { fields, problems, set },
}: {
  form: Pick<OpenSourceForm, 'fields' | 'problems' | 'set'>;
}) {
  const files = useResource(folderResource).data?.files ?? null;
  const chosen = nameInFolder(fields.address);
  return (
    <>
      {(files !== null || chosen !== null) && (
        <Select
          label="Откуда файл"
          hint={
            files?.length === 0
              ? 'В\u00a0папке сервера файлов пока нет'
              : 'С\u00a0сайта или из\u00a0папки сервера'
          }
          options={[
            { value: BY_ADDRESS, label: 'С\u00a0сайта, по\u00a0адресу' },
            ...namesOf(files ?? [], chosen).map((name) => ({ value: name, label: `Папка: ${name}` })),
          ]}
          value={chosen ?? BY_ADDRESS}
          onValueChange={(name) => set('address', name === BY_ADDRESS ? '' : folderAddress(name))}
        />
      )}
      {chosen === null && (
        <TextField
          label="Адрес файла"
          type="url"
          placeholder="https://"
          autoComplete="off"
          maxLength={SOURCE_ADDRESS_MAX}
          value={fields.address}
          error={problems.address}
          onValueChange={(address) => set('address', address)}
        />
      )}
    </>
  );
}
