import { createIcon } from './createIcon.tsx';

export const EyeIcon = /* @__PURE__ */ createIcon(
  'M3 12s3.3-5.5 9-5.5S21 12 21 12s-3.3 5.5-9 5.5S3 12 3 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
