import { createIcon } from './createIcon.tsx';

export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 1 0-13 0C5.5 15.4 12 21 12 21ZM12 7.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
);
