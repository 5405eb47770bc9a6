import { createIcon } from './createIcon.tsx';

export const GripIcon = /* @__PURE__ */ createIcon(
  'M9 5.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM15 5.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM9 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM15 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM9 17.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM15 17.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2Z',
);
