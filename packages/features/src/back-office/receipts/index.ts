export { ReceiptsScreen } from './ReceiptsScreen.tsx';
export { OrderReceipts } from './OrderReceipts.tsx';
