import { createIcon } from './createIcon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M14.5 6.5 9 12l5.5 5.5');
