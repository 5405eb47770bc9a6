import { createIcon } from './createIcon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ createIcon('M6.5 14.5 12 9l5.5 5.5');
