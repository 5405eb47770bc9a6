/** «1 товар», «3 товара», «128 товаров». */
export function goodsCount(count: number): string {
  const tens = count % 100;
  const ones = count % 10;
  const few = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  const word = ones === 1 && tens !== 11 ? 'товар' : few ? 'товара' : 'товаров';
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0${word}`;
}
