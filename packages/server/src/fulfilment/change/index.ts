export { changeRows } from './changeRows.ts';
export { findGoods } from './findGoods.ts';
export { showChange } from './showChange.ts';
