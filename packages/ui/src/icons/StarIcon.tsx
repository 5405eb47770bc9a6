import { createIcon } from './createIcon.tsx';

export const StarIcon = /* @__PURE__ */ createIcon(
  'M12 4l2.4 5 5.4.7-4 3.8 1 5.5L12 16.3 7.2 19l1-5.5-4-3.8 5.4-.7Z',
);
