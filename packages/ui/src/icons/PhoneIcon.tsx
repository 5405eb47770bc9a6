import { createIcon } from './createIcon.tsx';

export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M6 4.5h3.5L11 8.5 8.8 10a10 10 0 0 0 5.2 5.2l1.5-2.2 4 1.5V18a1.5 1.5 0 0 1-1.6 1.5C10.9 19 5 13.1 4.5 6.1A1.5 1.5 0 0 1 6 4.5Z',
);
