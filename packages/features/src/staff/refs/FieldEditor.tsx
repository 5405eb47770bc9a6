import type { ReferenceField } from '@siren/domain/references';
import { Checkbox } from '@siren/ui/checkbox';
import { TextArea, TextField } from '@siren/ui/field';
import { Select } from '@siren/ui/select';
import { ColorField } from './ColorField.tsx';
import { COLOR_LIKE } from './entryWords.ts';
import type { FieldEditorProps } from './FieldEditorProps.ts';

/** How what is typed looks like, where its name does not tell it. */
const hints: Partial<Record<ReferenceField['type'], string>> = {
  money: 'В\u00a0рублях',
  day: 'Например, 07.01.2026',
  color: `Например, ${COLOR_LIKE}`,
  hours: 'Например, 10:00–16:00. Пусто\u00a0— закрыто',
};

const hintOf = ({ type, unit }: ReferenceField): string | undefined =>
  type === 'number' ? unit : hints[type];

/** What is offered, and what stands there although it is offered no more. */
function offered({ required, options = [] }: ReferenceField, value: string) {
  const labels = options.map(({ label }) => label);
  const gone = value !== '' && !labels.includes(value) ? [value] : [];
  return [
    ...(required ? [] : [{ value: '', label: 'Не\u00a0указано' }]),
    ...[...gone, ...labels].map((label) => ({ value: label, label })),
  ];
}

/** One field of an entry while it is edited, by its type. */
export function FieldEditor({ field, value, ...shared }: FieldEditorProps) {
  const { hint = hintOf(field), onValueChange, ...props } = shared;
  const named = { ...props, hint, value, onValueChange, optional: !field.required };
  switch (field.type) {
    case 'flag':
      return (
        <Checkbox checked={value === 'да'} onCheckedChange={(on) => onValueChange(on ? 'да' : 'нет')}>
          {props.label}
        </Checkbox>
      );
    case 'choice':
    case 'link':
      return (
        <Select
          {...named}
          placeholder={field.required && value === '' ? 'Выберите' : undefined}
          options={offered(field, value)}
        />
      );
    case 'color':
      return <ColorField {...{ ...props, hint, value, onValueChange }} />;
    case 'lines':
      return <TextArea {...named} />;
    default:
      return (
        <TextField
          {...named}
          autoComplete="off"
          inputMode={field.type === 'money' || field.type === 'number' ? 'decimal' : undefined}
        />
      );
  }
}
