import { createIcon } from './createIcon.tsx';

export const FullscreenIcon = /* @__PURE__ */ createIcon(
  'M4.5 9.2V6A1.5 1.5 0 0 1 6 4.5h3.2M14.8 4.5H18A1.5 1.5 0 0 1 19.5 6v3.2M19.5 14.8V18a1.5 1.5 0 0 1-1.5 1.5h-3.2M9.2 19.5H6A1.5 1.5 0 0 1 4.5 18v-3.2',
);
