import { createIcon } from './createIcon.tsx';

export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M4.5 12a7.5 7.5 0 0 1 13-5.1L19.5 9M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5.1L4.5 15M4.5 19.5V15H9',
);
