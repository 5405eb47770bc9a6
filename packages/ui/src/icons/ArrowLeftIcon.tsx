import { createIcon } from './createIcon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M19 12H5M11 6l-6 6 6 6');
