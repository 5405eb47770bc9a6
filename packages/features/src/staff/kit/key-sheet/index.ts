export { KeySheet } from './KeySheet.tsx';
