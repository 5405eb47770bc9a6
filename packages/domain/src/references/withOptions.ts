import type { FieldOption, ReferenceDeclaration } from './entities.ts';

/** A reference whose links may lead to these; the others stay as they are. By the keys of the fields. */
export const withOptions = (
  declaration: ReferenceDeclaration,
  options: Readonly<Record<string, readonly FieldOption[]>> = {},
): ReferenceDeclaration => ({
  ...declaration,
  fields: declaration.fields.map((field) => {
    const own = options[field.key];
    return own ? { ...field, options: own } : field;
  }),
});
