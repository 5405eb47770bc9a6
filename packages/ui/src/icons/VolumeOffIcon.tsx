import { createIcon } from './createIcon.tsx';

export const VolumeOffIcon = /* @__PURE__ */ createIcon(
  'M4 9.5v5h2.7l4.3 3.6V5.9L6.7 9.5ZM15.2 9.6l4.8 4.8M20 9.6l-4.8 4.8',
);
