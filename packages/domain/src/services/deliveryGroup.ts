/** The group whose selection can be changed but not taken away (behaviour services-3). */
export const DELIVERY_GROUP = 'delivery';
