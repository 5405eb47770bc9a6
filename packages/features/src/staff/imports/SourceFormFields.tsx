import {
  IMPORT_SOURCE_MAX,
  nameInFolder,
  SOURCE_LOGIN_MAX,
  sourcePeriods,
  sourcePeriodWords,
} from '@siren/domain/imports';
import type { ImportSource, SourcePeriod } from '@siren/domain/imports';
import { TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import { SourceFileField } from './SourceFileField.tsx';
import * as css from './Sources.css.ts';
import { hourText } from './sourceWords.ts';
import type { OpenSourceForm } from './useSourceForm.ts';

export interface SourceFormFieldsProps {
  form: OpenSourceForm;
  regions: readonly { code: string; name: string }[];
  source: ImportSource | null;
}

const periods = sourcePeriods.map((value) => ({ value, label: sourcePeriodWords[value] }));
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** What there is to know of a source. */
export function SourceFormFields({ form, regions, source }: SourceFormFieldsProps) {
  const { fields, password, problems, set, setPassword } = form;
  return (
    <>
      <TextField
        label="Название"
        hint="Чьи это товары. Файл с&nbsp;тем&nbsp;же названием источника заменяет прежний"
        autoComplete="off"
        maxLength={IMPORT_SOURCE_MAX}
        value={fields.name}
        error={problems.name}
        onValueChange={(name) => set('name', name)}
      />
      <SourceFileField form={form} />
      <Select
        label="Регион"
        hint="Чьи это цены и&nbsp;остатки"
        options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={fields.region}
        onValueChange={(region) => set('region', region)}
      />
      <div className={css.pair}>
        <Select
          label="Как часто"
          options={periods}
          value={fields.period}
          onValueChange={(period) => set('period', period as SourcePeriod)}
        />
        {fields.period === 'daily' && (
          <Select
            label="Во&nbsp;сколько"
            options={hours}
            value={String(fields.hour)}
            onValueChange={(hour) => set('hour', Number(hour))}
          />
        )}
      </div>
      {nameInFolder(fields.address) === null && (
        <div className={css.pair}>
          <TextField
            label="Логин"
            hint="Если сайт его спрашивает"
            autoComplete="off"
            maxLength={SOURCE_LOGIN_MAX}
            value={fields.login}
            error={problems.login}
            onValueChange={(login) => set('login', login)}
          />
          <TextField
            label="Пароль"
            type="password"
            hint={source?.hasPassword ? 'Сохранён. Напишите новый, чтобы заменить' : undefined}
            autoComplete="new-password"
            maxLength={SOURCE_LOGIN_MAX}
            value={password ?? ''}
            onValueChange={(next) => setPassword(next === '' ? null : next)}
          />
        </div>
      )}
    </>
  );
}
