/** Orders on a page of the list. */
export const ORDERS_PAGE = 10;
/** Goods of an order that the list shows by their pictures. */
export const ORDER_PICTURES = 4;
