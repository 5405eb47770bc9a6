import { createIcon } from './createIcon.tsx';

export const GripIcon = /* @__PURE__ */ createIcon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
