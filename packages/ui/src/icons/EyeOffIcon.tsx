import { createIcon } from './createIcon.tsx';

export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16M9.9 6.8A9 9 0 0 1 12 6.5c5.7 0 9 5.5 9 5.5a15 15 0 0 1-2.9 3.4M6.3 8.2A15 15 0 0 0 3 12s3.3 5.5 9 5.5c1.4 0 2.7-.3 3.8-.8M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5',
);
