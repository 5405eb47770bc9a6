export { PaymentPanel } from './PaymentPanel.tsx';
export type { PaymentPanelProps } from './PaymentPanel.tsx';
export { refusalText } from './paymentTexts.ts';
