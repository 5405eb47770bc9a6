import { formatCount } from '@siren/ui/format';

/** «128 товаров». */
export const goodsCount = (total: number): string => formatCount(total, ['товар', 'товара', 'товаров']);
