import { createIcon } from './createIcon.tsx';

export const BellIcon = /* @__PURE__ */ createIcon(
  'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10 20.5h4',
);
