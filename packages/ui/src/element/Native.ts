import type { ComponentProps, ElementType } from 'react';

/** Props of a native element without the two by which a finished component could be restyled from outside. */
export type Native<T extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentProps<T>,
  'className' | 'style' | Own
>;
