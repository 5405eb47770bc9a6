import { createIcon } from './createIcon.tsx';

export const PauseIcon = /* @__PURE__ */ createIcon('M7 5.5h2.8v13H7ZM14.2 5.5H17v13h-2.8Z');
