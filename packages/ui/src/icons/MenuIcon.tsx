import { createIcon } from './createIcon.tsx';

export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h10');
