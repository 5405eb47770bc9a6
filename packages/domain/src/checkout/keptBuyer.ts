import type { BuyerPhone } from '../account/entities.ts';
import type { BuyerData } from './buyerData.ts';
import { NOBODY } from './buyerData.ts';
import { PHONES_MAX } from './resolvePhones.ts';

/** Whose data it is: the user (null for a guest), and the phone of the client where staff order for one. */
export interface BuyerOwner {
  user: number | null;
  client: string | null;
}

/** What somebody has typed, as their browser keeps it. */
export interface KeptBuyer {
  owner: BuyerOwner;
  data: Partial<BuyerData>;
}

const texts = ['name', 'email', 'address', 'city', 'comment'] as const;
const ids = ['store', 'payType'] as const;

/** A mask is not kept: it comes with the account, and goes with it. */
const withoutMask = (entry: BuyerPhone): BuyerPhone => (entry.protected ? { ...entry, phone: '' } : entry);

function phonesOf(value: unknown): BuyerPhone[] | null {
  if (!Array.isArray(value) || value.length > PHONES_MAX) return null;
  const entries = value as Partial<BuyerPhone>[];
  const good = entries.every(
    (entry) => typeof entry?.phone === 'string' && typeof entry.protected === 'boolean',
  );
  return good ? (entries as BuyerPhone[]).map(withoutMask) : null;
}

const isOwned = (owner: Partial<BuyerOwner> | undefined, { user, client }: BuyerOwner) =>
  owner?.user === user && owner.client === client;

/**
 * What of the browser's memory belongs to `owner`: nothing of anybody else's, and nothing that is no such data,
 * whatever the storage holds.
 */
export function keptFor(kept: unknown, owner: BuyerOwner): Partial<BuyerData> {
  const { owner: keptOwner, data } = (kept ?? {}) as Partial<KeptBuyer>;
  if (!isOwned(keptOwner, owner)) return {};
  const values = (data ?? {}) as Record<string, unknown>;
  const found: Partial<BuyerData> = {};
  for (const field of texts) if (typeof values[field] === 'string') found[field] = values[field];
  for (const field of ids) if (Number.isSafeInteger(values[field])) found[field] = values[field] as number;
  if (typeof values['unknown'] === 'boolean') found.unknown = values['unknown'];
  // A street alone would be taken for one of the same name in another city.
  if (found.city === undefined) delete found.address;
  const phone = phonesOf(values['phone']);
  return phone ? { ...found, phone } : found;
}

/** What was typed just now: an address with the city that it was asked for. */
export function typedFor(city: string, typed: Partial<BuyerData>): Partial<BuyerData> {
  return typed.address === undefined ? typed : { ...typed, city };
}

/** What is to be kept for `owner` now. */
export function keepBuyer(data: Partial<BuyerData>, owner: BuyerOwner): KeptBuyer {
  const { phone, ...rest } = data;
  return { owner, data: phone ? { ...rest, phone: phone.map(withoutMask) } : rest };
}

/** What stays of it once an order was placed: a comment belongs to that order alone. */
export function afterOrder({ comment: _comment, ...rest }: Partial<BuyerData>): Partial<BuyerData> {
  return rest;
}

/**
 * The form as it is shown: what somebody typed goes before what the account knows. A protected phone is there only
 * while the account has one, in its mask; there is always a line to type a phone into.
 */
export function mergeBuyer(known: Partial<BuyerData>, own: Partial<BuyerData>): BuyerData {
  const masked = known.phone?.filter((entry) => entry.protected) ?? [];
  const wanted = own.phone ?? known.phone ?? [];
  const typed = wanted.filter((entry) => !entry.protected);
  const shown = wanted.some((entry) => entry.protected) ? masked : [];
  const blank = { phone: '', protected: false };
  return {
    ...NOBODY,
    ...known,
    ...own,
    phone: [...shown, ...(typed.length > 0 ? typed : [blank])].slice(0, PHONES_MAX),
  };
}
