import { createIcon } from './createIcon.tsx';

export const ZoomIcon = /* @__PURE__ */ createIcon('M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15');
