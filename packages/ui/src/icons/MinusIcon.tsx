import { createIcon } from './createIcon.tsx';

export const MinusIcon = /* @__PURE__ */ createIcon('M5.5 12h13');
