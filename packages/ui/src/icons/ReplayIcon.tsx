import { createIcon } from './createIcon.tsx';

export const ReplayIcon = /* @__PURE__ */ createIcon('M4.8 12.6a7.2 7.2 0 1 0 2.1-5.7L4.8 9M4.8 4.6V9h4.4');
