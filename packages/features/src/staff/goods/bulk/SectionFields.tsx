import type { SectionChoice, SectionMove } from '@siren/domain/goods';
import { Combobox } from '@siren/ui/combobox';
import { Select } from '@siren/ui/select';
import * as css from './Bulk.css.ts';
import { askedOf, isRound, sectionMoveWords } from './sectionForm.ts';
import type { SectionForm } from './sectionForm.ts';

export interface SectionFieldsProps {
  form: SectionForm;
  sections: readonly SectionChoice[];
  onChange(form: SectionForm): void;
}

const moves = Object.entries(sectionMoveWords).map(([value, label]) => ({ value, label }));

/** Where many goods go, and which of them. */
export function SectionFields({ form, sections, onChange }: SectionFieldsProps) {
  const options = sections.map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = (id: number | null) => options.find(({ value }) => value === String(id)) ?? null;
  const idOf = (option: { value: string } | null) => option && Number(option.value);
  const asked = askedOf(form);
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Select
          label="Что сделать"
          value={form.move}
          options={moves}
          onValueChange={(move) => onChange({ ...form, move: move as SectionMove['move'] })}
        />
      </div>
      {asked.from && (
        <Combobox
          label="Из&nbsp;раздела"
          options={options}
          value={chosen(form.from)}
          hint={
            form.move === 'out'
              ? 'Товары перейдут в\u00a0раздел, в\u00a0котором он лежит.'
              : 'Без тех, что лежат внутри него.'
          }
          onValueChange={(option) => onChange({ ...form, from: idOf(option) })}
        />
      )}
      {asked.to && (
        <Combobox
          label="В&nbsp;раздел"
          options={options}
          value={chosen(form.to)}
          error={isRound(form) ? 'Это тот\u00a0же раздел.' : undefined}
          onValueChange={(option) => onChange({ ...form, to: idOf(option) })}
        />
      )}
    </div>
  );
}
