import { createIcon } from './createIcon.tsx';

export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11.5v4.5M12 8h.01',
);
