/** The group whose selection can be changed but not taken away (specification §4). */
export const DELIVERY_GROUP = 'delivery';
