export { PickingPaper } from './PickingPaper.tsx';
export { WaybillPaper } from './WaybillPaper.tsx';
