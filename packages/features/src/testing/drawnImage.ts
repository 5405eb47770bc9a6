import { meaning } from '@siren/ui/theme';
import type { ProductImage, Tile } from '@siren/domain/catalog';

/** Simple drawings of goods for stories and tests, 200 × 200, standing on y = 160. */
const drawings = {
  sofa: (c: string) =>
    `<rect x="34" y="68" width="132" height="58" rx="14" fill="${c}"/><path d="M100 70v40" stroke="#0002" stroke-width="2"/><rect x="20" y="92" width="26" height="56" rx="11" fill="${c}"/><rect x="154" y="92" width="26" height="56" rx="11" fill="${c}"/><rect x="40" y="108" width="120" height="38" rx="9" fill="${c}"/><rect x="40" y="108" width="120" height="38" rx="9" fill="#fff3"/><path d="M100 108v38" stroke="#0002" stroke-width="2"/>${legs(38, 162)}`,
  armchair: (c: string) =>
    `<rect x="62" y="56" width="76" height="70" rx="22" fill="${c}"/><rect x="46" y="92" width="24" height="54" rx="11" fill="${c}"/><rect x="130" y="92" width="24" height="54" rx="11" fill="${c}"/><rect x="64" y="106" width="72" height="40" rx="10" fill="${c}"/><rect x="64" y="106" width="72" height="40" rx="10" fill="#fff3"/>${legs(62, 138)}`,
  lamp: (c: string) =>
    `<path d="M74 34h52l16 52H58Z" fill="#ebe4d8"/><path d="M96 86h8v16h-8Z" fill="#80573e"/><path d="M100 100c26 6 34 34 24 60H76c-10-26-2-54 24-60Z" fill="${c}"/>`,
  table: (c: string) =>
    `<ellipse cx="100" cy="80" rx="76" ry="17" fill="${c}"/><ellipse cx="100" cy="76" rx="76" ry="16" fill="${c}"/><ellipse cx="100" cy="76" rx="76" ry="16" fill="#fff2"/><path d="M82 94h36v62q-18 8-36 0Z" fill="${c}"/>`,
  chest: (c: string) =>
    `<rect x="34" y="62" width="132" height="84" rx="5" fill="${c}"/><rect x="34" y="62" width="132" height="7" rx="3" fill="#fff4"/><path d="M38 96h124M38 122h124M100 70v76" stroke="#0003" stroke-width="2"/><g fill="#0006"><circle cx="92" cy="84" r="2"/><circle cx="108" cy="84" r="2"/><circle cx="92" cy="109" r="2"/><circle cx="108" cy="109" r="2"/></g>${legs(42, 158)}`,
} as const;

export type Drawing = keyof typeof drawings;
export const drawingKinds = Object.keys(drawings) as Drawing[];

function legs(left: number, right: number): string {
  return `<path d="M${left} 144l-4 18M${right} 144l4 18" stroke="#a07b52" stroke-width="5" stroke-linecap="round"/>`;
}

/** A drawn picture of a good as a data address: stories need neither server nor network. */
export function drawnImage(
  kind: Drawing,
  color: string,
  tile: Tile | null = 'stone',
  alt = '',
): ProductImage {
  const shadow = '<ellipse cx="104" cy="163" rx="74" ry="8" fill="#0001"/>';
  const onGround = (ground: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 200 200"><path fill="${ground}" d="M0 0h200v200H0z"/>${shadow}${drawings[kind](color)}</svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return { webp: address, jpeg: address };
  };
  const shape = { width: 800, height: 800, alt, widths: [], tile };
  if (tile === null) return { ...onGround('#ffffff'), ...shape };
  const { light, dark } = meaning.tile[tile];
  return { ...onGround(light), ...shape, dark: onGround(dark) };
}
