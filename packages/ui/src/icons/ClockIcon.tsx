import { createIcon } from './createIcon.tsx';

export const ClockIcon = /* @__PURE__ */ createIcon('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.8V12l3 2');
