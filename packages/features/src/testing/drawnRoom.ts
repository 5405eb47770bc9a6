import type { ProductImage } from '@siren/domain/catalog';
import { meaning } from '@siren/ui/theme';

/** A room for stories and tests, 1200 × 840, on the wall of the sand tile. */
export function drawnRoom(color = '#a4b19b', alt = ''): ProductImage {
  const { light, dark } = meaning.tile.sand;
  const at = ([wall, floor, skirting]: readonly [string, string, string]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="840" viewBox="480 60 800 560" preserveAspectRatio="xMidYMid slice"><path fill="${wall}" d="M0 0h1280v500H0z"/><path fill="${floor}" d="M0 500h1280v220H0z"/><path fill="${skirting}" d="M0 491h1280v9H0z"/><ellipse cx="900" cy="610" rx="330" ry="34" fill="#0001"/><path d="M560 610V300q0-90 80-90" fill="none" stroke="#a07b52" stroke-width="8"/><path d="M600 200h84l22 70H578Z" fill="#2f2c33"/><rect x="690" y="330" width="420" height="180" rx="40" fill="${color}"/><rect x="650" y="420" width="90" height="170" rx="34" fill="${color}"/><rect x="1060" y="420" width="90" height="170" rx="34" fill="${color}"/><rect x="700" y="460" width="400" height="120" rx="26" fill="${color}"/><rect x="700" y="460" width="400" height="120" rx="26" fill="#fff3"/><rect x="820" y="90" width="120" height="160" fill="#fbfaf7" stroke="#80573e" stroke-width="6"/><circle cx="880" cy="150" r="30" fill="#bb6f52"/><path d="M690 590l-8 26M1110 590l8 26" stroke="#a07b52" stroke-width="12" stroke-linecap="round"/></svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return { webp: address, jpeg: address };
  };
  const shape = { width: 1200, height: 840, alt, widths: [], tile: 'sand' as const };
  return { ...at([light, '#ddcfbd', '#f5f1ec']), ...shape, dark: at([dark, '#4a413b', '#45414b']) };
}
