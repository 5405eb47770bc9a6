import { createIcon } from './createIcon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.4 15.4 20 20',
);
