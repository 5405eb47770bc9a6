import { createIcon } from './createIcon.tsx';

export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 4.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM4.8 20c.6-3.6 3.4-5.4 7.2-5.4s6.6 1.8 7.2 5.4',
);
