/** Lightness 0–1, chroma from 0, hue in radians: lightness and hue as the eye sees them. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const gamma = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** `#rrggbb` in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ] as const;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** Shares of linear sRGB: below 0 or over 1 where no screen of that gamut shows the colour. */
function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const shows = (colour: Oklch) => toLinear(colour).every((share) => share > -0.0005 && share < 1.0005);

/** `#rrggbb`; a colour that sRGB cannot show is made greyer until it can. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [inside, outside] = [0, c];
  if (shows({ l, c, h })) inside = c;
  else {
    for (let step = 0; step < 12; step += 1) {
      const middle = (inside + outside) / 2;
      if (shows({ l, c: middle, h })) inside = middle;
      else outside = middle;
    }
  }
  const channel = (share: number) => Math.round(gamma(Math.min(Math.max(share, 0), 1)) * 255);
  return `#${toLinear({ l, c: inside, h })
    .map((share) => channel(share).toString(16).padStart(2, '0'))
    .join('')}`;
}
