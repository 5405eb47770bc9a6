import { createIcon } from './createIcon.tsx';

export const WalletIcon = /* @__PURE__ */ createIcon('M4 7.5h14.5V19H4ZM4 7.5 15 4.5v3M15.5 13.2h.01');
