import { paramTitle } from '../catalog/index.ts';

/** A param as a feed tells it. */
export interface FedParam {
  name: string;
  value: string;
  unit: string | null;
  /** The unit as the file writes it, where the shop writes another one. */
  raw?: string;
}

/** What staff set of a param goes by it: the file's own words, whatever the shop calls its unit. */
export const paramKey = ({ name, unit, raw }: { name: string; unit: string | null; raw?: string }): string =>
  paramTitle({ name, unit: raw ?? unit });

/** A param as staff set it, in the place of the feed's one that is called `key`, or as one more; without a value it is none. */
export interface HandParam {
  /** `paramKey` of the feed's: «Ширина, см». */
  key: string;
  name: string;
  /** null: shoppers do not see it. */
  value: string | null;
  unit: string | null;
}

/** Params of a variant that staff set, at most. */
export const HAND_PARAMS_MAX = 100;
export const PARAM_NAME_MAX = 100;
export const PARAM_VALUE_MAX = 500;
export const PARAM_UNIT_MAX = 20;

/** A param, where it comes from and what the feed says of it. */
export interface MendedParam<Fed extends FedParam> {
  key: string;
  /** null where the feed has none of this name. */
  fed: Fed | null;
  /** null where staff set nothing. */
  hand: HandParam | null;
}

/** The params of a feed with what staff set: in their places, then what staff added. */
export function mendedParams<Fed extends FedParam>(
  fed: readonly Fed[],
  hand: readonly HandParam[],
): MendedParam<Fed>[] {
  const keys = new Set(fed.map(paramKey));
  return [
    ...fed.map((param): MendedParam<Fed> => {
      const key = paramKey(param);
      return { key, fed: param, hand: hand.find((one) => one.key === key) ?? null };
    }),
    ...hand.filter(({ key }) => !keys.has(key)).map((one) => ({ key: one.key, fed: null, hand: one })),
  ];
}

/** A param of what staff set. */
export interface ShownParam {
  name: string;
  value: string;
  unit: string | null;
}

/** The params that shoppers see: the feed's where staff set nothing. Of two that would be called the same the first one. */
export function shownParams<Fed extends FedParam>(
  fed: readonly Fed[],
  hand: readonly HandParam[],
): (Fed | ShownParam)[] {
  const titles = new Set<string>();
  return mendedParams(fed, hand).flatMap(({ fed: own, hand: set }) => {
    const { name, value, unit } = set ?? own ?? { name: '', value: null, unit: null };
    const title = paramTitle({ name, unit });
    if (value === null || titles.has(title)) return [];
    titles.add(title);
    return [set || !own ? { name, value, unit } : own];
  });
}

/** What staff set after a change: what is as the feed says it is nothing of theirs. */
export function handAfter(
  fed: readonly FedParam[],
  before: readonly HandParam[],
  { set, back }: { set: readonly HandParam[]; back: readonly string[] },
): HandParam[] {
  const isFed = ({ key, name, value, unit }: HandParam) =>
    fed.some((one) => paramKey(one) === key && one.name === name && one.value === value && one.unit === unit);
  const isGone = ({ key, value }: HandParam) =>
    value === null && !fed.some((one) => paramKey(one) === key) && !before.some((one) => one.key === key);
  const named = new Set([...back, ...set.map(({ key }) => key)]);
  const fresh = set.filter((one) => !isFed(one) && !isGone(one));
  const replaced = before.flatMap((one) =>
    named.has(one.key) ? fresh.filter(({ key }) => key === one.key) : [one],
  );
  return [...replaced, ...fresh.filter(({ key }) => !before.some((one) => one.key === key))].filter(
    // What staff added themselves and take away is nothing any more.
    ({ key, value }) => value !== null || fed.some((one) => paramKey(one) === key),
  );
}
