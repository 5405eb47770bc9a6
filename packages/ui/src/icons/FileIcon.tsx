import { createIcon } from './createIcon.tsx';

export const FileIcon = /* @__PURE__ */ createIcon(
  'M13.5 3.5H7a1.5 1.5 0 0 0-1.5 1.5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5ZM13.5 3.5v5h5M9 13h6M9 16.5h4',
);
