import { createIcon } from './createIcon.tsx';

export const ListIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16');
