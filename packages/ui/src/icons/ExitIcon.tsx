import { createIcon } from './createIcon.tsx';

export const ExitIcon = /* @__PURE__ */ createIcon('M10 4.5H5.5v15H10M14.5 8.5 18 12l-3.5 3.5M18 12H9.5');
