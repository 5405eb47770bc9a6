import { createIcon } from './createIcon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon('M6.5 6.5l11 11M17.5 6.5l-11 11');
