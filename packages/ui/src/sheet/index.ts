export { Sheet, sheetSides, sheetSizes } from './Sheet.tsx';
export type { SheetProps } from './Sheet.tsx';
