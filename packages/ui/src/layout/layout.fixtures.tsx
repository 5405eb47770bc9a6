import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';

/** What stories lay out. */
export const Box = ({ children }: { children: ReactNode }) => (
  <Card padding="m" tone="sunken">
    <Text size={14}>{children}</Text>
  </Card>
);

export const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Box key={index}>{index + 1}</Box>);

/** Keys of styles: the values of the prop that chooses among them. */
export const keysOf = <Key extends string>(styles: Readonly<Record<Key, unknown>>) =>
  Object.keys(styles) as Key[];

/** Some steps of the space between. */
export const gaps = [0, 1, 2, 4, 6, 8] as const;
