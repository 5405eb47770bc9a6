/** Puts each width into the `{width}` of an address: `/p/1/{width}.webp` at 320 is `/p/1/320.webp 320w`. */
export function srcSet(template: string, widths: readonly number[]): string {
  return widths.map((width) => `${template.replaceAll('{width}', String(width))} ${width}w`).join(', ');
}

/** The address at the width nearest above `wanted`, or the widest there is. */
export function srcAt(template: string, widths: readonly number[], wanted: number): string {
  const sorted = widths.toSorted((a, b) => a - b);
  const width = sorted.find((candidate) => candidate >= wanted) ?? sorted.at(-1) ?? wanted;
  return template.replaceAll('{width}', String(width));
}
