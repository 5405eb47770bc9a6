export { BackOffice } from './BackOffice.tsx';
export { RoomsScreen } from './rooms/RoomsScreen.tsx';
export { NewsScreen } from './news/NewsScreen.tsx';
export { startRinger } from './news/startRinger.ts';
export { OfficeProvider } from './OfficeContext.tsx';
export type { Office } from './OfficeContext.tsx';
export { startSession } from './session/index.ts';
