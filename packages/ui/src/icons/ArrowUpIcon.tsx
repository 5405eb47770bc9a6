import { createIcon } from './createIcon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19V5M6 11l6-6 6 6');
