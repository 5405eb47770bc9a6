export { createHandlers } from './createHandlers.ts';
export type { HandlerParts } from './createHandlers.ts';
export { createShop } from './createShop.ts';
export type { Shop, ShopOptions } from './createShop.ts';
export type { Visitor, Visitors } from './Visitor.ts';
