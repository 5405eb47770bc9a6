import { permissions } from '../account/index.ts';
import type { Permission } from '../account/index.ts';
import type { FieldChange } from '../audit/index.ts';

/** Each permission once, in the order in which all are told. */
export const inOrder = (given: readonly string[]): Permission[] =>
  permissions.filter((one) => given.includes(one));

/** What was given and taken away, each permission by its name. */
export const rightsChanges = (before: readonly Permission[], after: readonly Permission[]): FieldChange[] =>
  permissions.flatMap((field) => {
    const [from, to] = [before.includes(field), after.includes(field)];
    return from === to ? [] : [{ field, from, to }];
  });
