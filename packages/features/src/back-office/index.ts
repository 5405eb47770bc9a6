export { BackOffice } from './BackOffice.tsx';
export { startHerald } from './news/startHerald.ts';
export { startRinger } from './news/startRinger.ts';
export { OfficeProvider } from './OfficeContext.tsx';
export type { Office } from './OfficeContext.tsx';
export { byTimer, startSession } from './session/index.ts';
