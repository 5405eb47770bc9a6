import { IMPORT_SOURCE_MAX } from '@siren/domain/imports';
import { TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';

export interface NewImportFieldsProps {
  source: string;
  /** Code. */
  region: string;
  regions: readonly { code: string; name: string }[];
  /** Names of all sources there were. */
  sources: readonly string[];
  onSource(source: string): void;
  onRegion(code: string): void;
}

/** Whose goods these are, and where they are sold so. */
export function NewImportFields({ source, region, regions, sources, ...on }: NewImportFieldsProps) {
  const isKnown = sources.includes(source.trim());
  return (
    <>
      <TextField
        label="Источник"
        hint={
          isKnown
            ? 'Такой уже есть: файл заменит его прежний. Чего в\u00a0файле нет, то снимется с\u00a0продажи'
            : 'Новый источник: его товары добавятся к\u00a0остальным'
        }
        autoComplete="off"
        maxLength={IMPORT_SOURCE_MAX}
        value={source}
        onValueChange={on.onSource}
      />
      <Select
        label="Регион"
        hint="Чьи это цены и&nbsp;остатки"
        options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={region}
        onValueChange={on.onRegion}
      />
    </>
  );
}
