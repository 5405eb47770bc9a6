import { createIcon } from './createIcon.tsx';

export const SlidersIcon = /* @__PURE__ */ createIcon(
  'M4 8h9M17 8h3M4 16h3M11 16h9M15 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
