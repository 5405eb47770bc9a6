import { createIcon } from './createIcon.tsx';

export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'M6 4h12v16l-2-1.3-2 1.3-2-1.3-2 1.3-2-1.3-2 1.3ZM9 9h6M9 13h4',
);
