import { createIcon } from './createIcon.tsx';

export const TruckIcon = /* @__PURE__ */ createIcon(
  'M3 6.5h10.5v10H3ZM13.5 10h4l3 3.2v3.3h-7M7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8ZM17 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
);
