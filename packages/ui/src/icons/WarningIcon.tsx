import { createIcon } from './createIcon.tsx';

export const WarningIcon = /* @__PURE__ */ createIcon('M12 4.5 21 19.5H3ZM12 10v4.5M12 17h.01');
