import { createIcon } from './createIcon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ createIcon('M5 12h14M13 6l6 6-6 6');
