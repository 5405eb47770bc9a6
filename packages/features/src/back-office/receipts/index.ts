export { ReceiptsScreen } from './ReceiptsScreen.tsx';
export { ShiftPaper } from './ShiftPaper.tsx';
export { XReportPaper } from './XReportPaper.tsx';
export { OrderReceipts } from './OrderReceipts.tsx';
