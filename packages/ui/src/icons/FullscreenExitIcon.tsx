import { createIcon } from './createIcon.tsx';

export const FullscreenExitIcon = /* @__PURE__ */ createIcon(
  'M9.2 4.5v3.2a1.5 1.5 0 0 1-1.5 1.5H4.5M19.5 9.2h-3.2a1.5 1.5 0 0 1-1.5-1.5V4.5M14.8 19.5v-3.2a1.5 1.5 0 0 1 1.5-1.5h3.2M4.5 14.8h3.2a1.5 1.5 0 0 1 1.5 1.5v3.2',
);
