import { createIcon } from './createIcon.tsx';

export const LiftIcon = /* @__PURE__ */ createIcon('M12 19.5v-15M6.5 10 12 4.5l5.5 5.5');
