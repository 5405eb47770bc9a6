import { createIcon } from './createIcon.tsx';

export const BoxIcon = /* @__PURE__ */ createIcon(
  'M4.5 8 12 4.2 19.5 8v8L12 19.8 4.5 16ZM4.5 8 12 11.8 19.5 8M12 11.8v8',
);
