import { createIcon } from './createIcon.tsx';

export const CartIcon = /* @__PURE__ */ createIcon(
  'M3 5h2.2l2 10.2a1.5 1.5 0 0 0 1.5 1.2h8.2a1.5 1.5 0 0 0 1.5-1.2L20 8.5H6M9.5 20h.01M16.5 20h.01',
);
