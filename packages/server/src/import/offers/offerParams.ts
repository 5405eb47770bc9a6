import { paramTitle } from '@siren/domain/catalog';
import { inUnit } from '@siren/domain/units';
import type { UnitFinder } from '@siren/domain/units';
import type { RawOffer } from '../feed/index.ts';
import type { ProblemCode } from '../problems/index.ts';
import { cut, line } from '../text/index.ts';
import type { OfferParam } from './Offer.ts';
import { paramGroup } from './paramGroup.ts';

const VALUE_MAX = 500;
const NAME_MAX = 100;
const HEX = /^#[0-9a-f]{6}$/i;
/** «4.8», as programs write it. Without a unit it may be a version. */
const POINTED = /^[-−+]?\d+\.\d+$/;

/** Params that are remembered as read: most offers of a feed say the same things. */
const KNOWN_MAX = 20_000;
const known = new Map<string, OfferParam | null>();

const read = (raw: RawOffer['params'][number]): OfferParam | null => {
  const name = line(raw.name, NAME_MAX).replace(/:$/, '');
  const told = line(raw.value, VALUE_MAX);
  if (!name || !told) return null;
  const unit = line(raw.unit, 20) || null;
  const value = unit && POINTED.test(told) ? told.replace('.', ',') : told;
  const hex = HEX.test(raw.hex) ? { hex: raw.hex.toLowerCase() } : {};
  return { name, value, unit, group: paramGroup(name), ...hex };
};

const readOnce = (raw: RawOffer['params'][number]): OfferParam | null => {
  const key = `${raw.name}\n${raw.unit}\n${raw.hex}\n${raw.value}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const param = read(raw);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, param);
  return param;
};

/**
 * Params as cards and pages show them: no empty ones, in the units of the shop, several values of one name and unit joined into one. `onLost` hears
 * how many were lost or cut.
 */
export function offerParams(
  { params, beyond }: Pick<RawOffer, 'params' | 'beyond'>,
  unitOf: UnitFinder,
  onLost: (code: ProblemCode, count: number) => void,
): OfferParam[] {
  const joined = new Map<string, OfferParam>();
  let nameless = 0;
  let long = 0;
  for (const raw of params) {
    const told = readOnce(raw);
    const param = told && inUnit(told, unitOf);
    if (raw.value.length > VALUE_MAX && line(raw.value, raw.value.length).length > VALUE_MAX) long += 1;
    if (param === null) {
      if (raw.value.trim() !== '') nameless += 1;
      continue;
    }
    const key = paramTitle(param);
    const same = joined.get(key);
    const values = same?.value.split(', ') ?? [];
    if (!same) joined.set(key, param);
    else if (!values.includes(param.value)) {
      joined.set(key, { ...same, value: cut([...values, param.value].join(', '), VALUE_MAX) });
    }
  }
  if (nameless > 0) onLost('nameless_params', nameless);
  if (long > 0) onLost('long_values', long);
  if (beyond.params > 0) onLost('too_many_params', beyond.params);
  return [...joined.values()];
}
