import { createIcon } from './createIcon.tsx';

export const UploadIcon = /* @__PURE__ */ createIcon('M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5v4h15v-4');
