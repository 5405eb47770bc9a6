/**
 * Doubles the reader's own text size (WCAG 1.4.4) for what is placed beside a trigger: its place is reckoned from the
 * window, which CSS cannot zoom. Give it as `beforeEach`.
 */
export function enlargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}
