export { conditionNames, franchiseNames } from './additionalNames.ts';
export { LateAdditionalPanel } from './LateAdditionalPanel.tsx';
export { LateClientPanel } from './LateClientPanel.tsx';
export { walletOf } from './walletOf.ts';
export { useStaffOrder } from './useStaffOrder.ts';
export type { StaffOrder } from './useStaffOrder.ts';
