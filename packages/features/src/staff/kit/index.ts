export { StaffShell } from './StaffShell.tsx';
export type { StaffShellProps } from './StaffShell.tsx';
