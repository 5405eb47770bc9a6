export { RowPanel } from './RowPanel.tsx';
export type { RowPanelProps } from './RowPanel.tsx';
export { useOpenedRow } from './useOpenedRow.tsx';
