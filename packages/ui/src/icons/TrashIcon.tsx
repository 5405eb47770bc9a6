import { createIcon } from './createIcon.tsx';

export const TrashIcon = /* @__PURE__ */ createIcon(
  'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
);
