import { createIcon } from './createIcon.tsx';

export const PlayIcon = /* @__PURE__ */ createIcon('M8 5.2v13.6L18.8 12Z');
