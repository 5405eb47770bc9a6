/** `tel:+78002004114` of a phone that is written in any way. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
