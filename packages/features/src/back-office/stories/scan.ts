/** A scanner types without a pause; under the Russian layout it writes other letters, by the same keys. */
export const scan = (code: string, layout: (sign: string) => string = (sign) => sign) => {
  const press = (key: string, physical: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: physical, bubbles: true, cancelable: true }),
    );
  for (const sign of code) press(layout(sign), /\d/.test(sign) ? `Digit${sign}` : `Key${sign}`);
  return press('Enter', 'Enter');
};
