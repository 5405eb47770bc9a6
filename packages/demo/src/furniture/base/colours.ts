export interface Colour<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly hex: string;
}
export interface TileColour<Id extends string = string> extends Colour<Id> {
  readonly hex: HexColour;
  /** The same tile in the dark theme. */
  readonly dark: HexColour;
}

type Table<Id extends string, Item> = { readonly [Key in Id]: Item };

const table = <const Id extends string>(
  rows: readonly (readonly [Id, string, string])[],
): Table<Id, Colour<Id>> =>
  Object.fromEntries(rows.map(([id, name, hex]) => [id, { id, name, hex }])) as Table<Id, Colour<Id>>;

export const fabrics = table([
  ['milk', 'молочный', '#ebe4d8'],
  ['oat', 'овсяный', '#d8cab4'],
  ['sand', 'песочный', '#c6ad8d'],
  ['stone', 'серый камень', '#aaa49b'],
  ['graphite', 'графит', '#55545b'],
  ['terracotta', 'терракота', '#bb6f52'],
  ['rose', 'пыльная роза', '#cfa59a'],
  ['mustard', 'горчица', '#c79c46'],
  ['olive', 'олива', '#83865b'],
  ['sage', 'шалфей', '#a4b19b'],
  ['emerald', 'изумруд', '#3a7263'],
  ['petrol', 'петроль', '#37626f'],
  ['dust', 'пыльно-голубой', '#9eb1bd'],
  ['lilac', 'сирень', '#b4a6c3'],
  ['plum', 'слива', '#6f4c69'],
  ['cocoa', 'какао', '#75533f'],
]);

export const woods = table([
  ['oak', 'дуб', '#caa67c'],
  ['ash', 'ясень', '#dfc9a6'],
  ['teak', 'тик', '#aa6e47'],
  ['walnut', 'орех', '#80573e'],
  ['wenge', 'венге', '#4b3931'],
  ['grey', 'серый дуб', '#a69b8d'],
  ['white', 'белый', '#eeeae3'],
  ['black', 'чёрный', '#38353a'],
  ['sagewood', 'серо-зелёный', '#9aa894'],
  ['clay', 'глина', '#b98c78'],
]);

export const metals = table([
  ['black', 'чёрный', '#35333a'],
  ['brass', 'латунь', '#b99760'],
  ['steel', 'сталь', '#b3b6bb'],
  ['white', 'белый', '#ebe7e1'],
]);

const tile = <const Id extends string>(
  id: Id,
  name: string,
  hex: HexColour,
  dark: HexColour,
): TileColour<Id> => ({
  id,
  name,
  hex,
  dark,
});

/** `linen` and `slate` are deeper than the rest: pale goods need something to stand against. */
export const tiles = {
  sand: tile('sand', 'песок', '#f4efe8', '#48433d'),
  mist: tile('mist', 'туман', '#eaeff2', '#3d4449'),
  sage: tile('sage', 'шалфей', '#eaf0ea', '#3e4640'),
  lilac: tile('lilac', 'сирень', '#f1edf5', '#443f4e'),
  clay: tile('clay', 'глина', '#f6ede9', '#4b403f'),
  stone: tile('stone', 'камень', '#f0efed', '#434245'),
  linen: tile('linen', 'лён', '#e3d9cc', '#4a443c'),
  slate: tile('slate', 'сланец', '#d8dfe4', '#3f474d'),
} as const;

export type FabricId = keyof typeof fabrics;
export type WoodId = keyof typeof woods;
export type MetalId = keyof typeof metals;
export type TileName = keyof typeof tiles;
export type HexColour = `#${string}`;

const isHex = (text: string): text is HexColour => /^#[0-9a-f]{6}$/i.test(text);

/** The colour of a name: a hex stands for itself, tables are asked in the order given. */
export const hexOf = (name: string, ...tables: readonly Readonly<Record<string, Colour>>[]): string => {
  if (isHex(name)) return name.toLowerCase();
  for (const colours of tables) {
    const found = Object.hasOwn(colours, name) ? colours[name] : undefined;
    if (found) return found.hex;
  }
  throw new Error(`Unknown colour: ${name}`);
};

export const fabricHex = (name: string): string => hexOf(name, fabrics, woods, metals);
export const woodHex = (name: string): string => hexOf(name, woods, fabrics, metals);
export const metalHex = (name: string): string => hexOf(name, metals, fabrics, woods);
