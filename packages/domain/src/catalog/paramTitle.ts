/** The name of a param where another one has the same name and another unit: «Размер, RU», «Размер, EU». */
export const paramTitle = ({ name, unit }: { name: string; unit: string | null }): string =>
  unit ? `${name}, ${unit}` : name;
