import { foldTyped } from './foldTyped.ts';

/** A text as others are compared with it by whoever types: in any case, with «е» for «ё». */
export const foldedText = (text: string): string => foldTyped(text).toLowerCase().replaceAll('ё', 'е');
