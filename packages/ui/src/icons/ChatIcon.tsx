import { createIcon } from './createIcon.tsx';

export const ChatIcon = /* @__PURE__ */ createIcon('M4.5 5h15v11h-8.5l-4 3.5V16h-2.5ZM8.5 10.5h7');
