import { createIcon } from './createIcon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6.5 9.5 12 15l5.5-5.5');
