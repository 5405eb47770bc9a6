import { createIcon } from './createIcon.tsx';

export const GridIcon = /* @__PURE__ */ createIcon('M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h5v5h-5Z');
