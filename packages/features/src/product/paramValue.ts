import type { ProductParam } from '@siren/domain/catalog';
import { NBSP } from '@siren/ui/format';

/** What a param says, with its unit. Between a number and its unit no line ends, nor after the slash of «35 кг/м³». */
export const paramValue = ({ value, unit }: Pick<ProductParam, 'value' | 'unit'>): string =>
  // U+2060 joins words: a browser ends lines after a slash.
  (unit ? value + NBSP + unit : value).replace(/(\d)\s([^\s\d/]+\/)/g, `$1${NBSP}$2\u2060`);
