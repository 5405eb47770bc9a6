export { NewVersion } from './NewVersion.tsx';
