import { createIcon } from './createIcon.tsx';

export const VolumeMediumIcon = /* @__PURE__ */ createIcon(
  'M4 9.5v5h2.7l4.3 3.6V5.9L6.7 9.5ZM13.8 10.1a2.7 2.7 0 0 1 0 3.8M16.2 7.8a6 6 0 0 1 0 8.4',
);
