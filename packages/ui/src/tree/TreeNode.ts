import type { ReactNode } from 'react';

export interface TreeNode {
  /** The same wherever it stands, and no other has it. */
  key: string;
  /** Its name: typing its first letters leads to it. */
  label: string;
  /** What lies in it. */
  children?: readonly TreeNode[];
  /** There is something in it that `loadChildren` of the tree gives when it is opened first. @default false */
  lazy?: boolean;
  /** It can be gone to and opened, not chosen. @default false */
  disabled?: boolean;
  /** Before the name. */
  icon?: ReactNode;
  /** At the end of the line: a count, a badge. */
  end?: ReactNode;
}
