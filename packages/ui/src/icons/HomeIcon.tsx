import { createIcon } from './createIcon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon('M4 11 12 4.5 20 11M6 9.6V19.5h12V9.6M10 19.5v-5.5h4v5.5');
