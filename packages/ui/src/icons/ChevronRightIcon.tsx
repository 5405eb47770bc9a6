import { createIcon } from './createIcon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9.5 6.5 15 12l-5.5 5.5');
