export { Field, labelId } from './Field.tsx';
export type { ControlProps, FieldNotes, FieldProps } from './Field.tsx';
export { PasswordField } from './PasswordField.tsx';
export type { PasswordFieldProps } from './PasswordField.tsx';
export { TextArea } from './TextArea.tsx';
export type { TextAreaProps } from './TextArea.tsx';
export { TextField, fieldSizes } from './TextField.tsx';
export type { LineProps, TextFieldProps } from './TextField.tsx';
export { useEscape } from './useEscape.ts';
