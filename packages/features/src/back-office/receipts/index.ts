export { ReceiptsScreen } from './ReceiptsScreen.tsx';
export { XReportPaper } from './XReportPaper.tsx';
export { OrderReceipts } from './OrderReceipts.tsx';
