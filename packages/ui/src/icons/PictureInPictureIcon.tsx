import { createIcon } from './createIcon.tsx';

export const PictureInPictureIcon = /* @__PURE__ */ createIcon(
  'M20.5 10.5v-3A2.5 2.5 0 0 0 18 5H6a2.5 2.5 0 0 0-2.5 2.5v8A2.5 2.5 0 0 0 6 18h3.5M13.3 13.8h6.4a.8.8 0 0 1 .8.8v3.9a.8.8 0 0 1-.8.8h-6.4a.8.8 0 0 1-.8-.8v-3.9a.8.8 0 0 1 .8-.8Z',
);
