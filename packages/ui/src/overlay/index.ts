export {
  body,
  bodyRoom,
  close,
  description,
  foot,
  head,
  headRoom,
  panel,
  side,
  title,
  veil,
  windowPanel,
} from './Overlay.css.ts';
export { useCloseRequest } from './useCloseRequest.ts';
export { useReturnFocus } from './useReturnFocus.ts';
