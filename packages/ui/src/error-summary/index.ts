export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, FieldError } from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
