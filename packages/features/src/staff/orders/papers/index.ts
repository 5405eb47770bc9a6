export { PickingPaper } from './PickingPaper.tsx';
export { WaybillPaper } from './WaybillPaper.tsx';
export { PaperBar, PaperFrame } from './PaperFrame.tsx';
export { Facts, Rows, Sheet, Signs } from './Sheet.tsx';
export { usePrintOnce } from './usePrintOnce.ts';
