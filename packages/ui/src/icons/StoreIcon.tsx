import { createIcon } from './createIcon.tsx';

export const StoreIcon = /* @__PURE__ */ createIcon(
  'M4.5 10v9.5h15V10M3.5 9.5 5.5 4.5h13l2 5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0ZM9.5 19.5v-5h5v5',
);
