/** «54 990 ₽» or «1 490,50 ₽», with spaces that do not break. For texts that are written whole: screens have formats of their own. */
export function roublesText(amount: number): string {
  const [whole = '', kopecks] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${grouped}${kopecks === '00' ? '' : `,${kopecks}`}\u00a0₽`;
}
