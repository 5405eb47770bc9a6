import { createIcon } from './createIcon.tsx';

export const SortIcon = /* @__PURE__ */ createIcon('M7 5v14M7 19l-3-3M7 19l3-3M13 7h7M13 12h5M13 17h3');
