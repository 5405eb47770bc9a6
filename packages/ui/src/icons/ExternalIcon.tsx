import { createIcon } from './createIcon.tsx';

export const ExternalIcon = /* @__PURE__ */ createIcon('M13.5 5H19v5.5M19 5l-8 8M17 14v5H5V7h5');
