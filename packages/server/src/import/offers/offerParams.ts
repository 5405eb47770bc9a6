import type { RawOffer } from '../feed/index.ts';
import { cut, line } from '../text/index.ts';
import type { OfferParam } from './Offer.ts';
import { paramGroup } from './paramGroup.ts';

const VALUE_MAX = 500;
const NAME_MAX = 100;
const HEX = /^#[0-9a-f]{6}$/i;

/** Params as cards and pages show them: no empty ones, several of one name joined into one. */
export function offerParams({ params }: RawOffer): OfferParam[] {
  const known = new Map<string, OfferParam>();
  for (const raw of params) {
    const name = line(raw.name, NAME_MAX).replace(/:$/, '');
    const value = line(raw.value, VALUE_MAX);
    if (!name || !value) continue;
    const unit = line(raw.unit, 20) || null;
    const same = known.get(name);
    if (same) {
      const values = same.value.split(', ');
      if (!values.includes(value)) same.value = cut([...values, value].join(', '), VALUE_MAX);
      continue;
    }
    const hex = HEX.test(raw.hex) ? { hex: raw.hex.toLowerCase() } : {};
    known.set(name, { name, value, unit, group: paramGroup(name), ...hex });
  }
  return [...known.values()];
}
