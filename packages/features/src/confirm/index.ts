export { ConfirmProvider } from './ConfirmProvider.tsx';
