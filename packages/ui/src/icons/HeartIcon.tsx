import { createIcon } from './createIcon.tsx';

export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 19.5S4 15 4 9.4A4.4 4.4 0 0 1 8.4 5C10 5 11.3 5.9 12 7.2 12.7 5.9 14 5 15.6 5A4.4 4.4 0 0 1 20 9.4C20 15 12 19.5 12 19.5Z',
);
