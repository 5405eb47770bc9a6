import { createIcon } from './createIcon.tsx';

export const PlusIcon = /* @__PURE__ */ createIcon('M12 5.5v13M5.5 12h13');
