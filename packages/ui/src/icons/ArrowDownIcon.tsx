import { createIcon } from './createIcon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ createIcon('M12 5v14M6 13l6 6 6-6');
