export { LateProductFailure } from './LateProductFailure.tsx';
