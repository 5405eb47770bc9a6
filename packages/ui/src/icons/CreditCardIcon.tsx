import { createIcon } from './createIcon.tsx';

export const CreditCardIcon = /* @__PURE__ */ createIcon('M3.5 6h17v12.5h-17ZM3.5 10h17M7 15h3.5');
