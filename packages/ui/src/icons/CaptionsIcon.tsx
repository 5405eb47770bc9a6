import { createIcon } from './createIcon.tsx';

export const CaptionsIcon = /* @__PURE__ */ createIcon(
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM6.8 14.8h5.4M15.2 14.8h2M6.8 11.2h2M11.8 11.2h5.4',
);
