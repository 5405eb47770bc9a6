import { useLayoutEffect } from 'react';
import { fieldsOf } from './fields.ts';
import { tellEarly } from './tellEarly.ts';

/** Tells a page that the server drew what was entered before it was awake; late parts are told when they are. */
export function useEarlyEntries(): void {
  useLayoutEffect(() => tellEarly(fieldsOf(document).filter((field) => !field.closest('[data-late]'))), []);
}
