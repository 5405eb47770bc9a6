import {
  LIST_GOODS_MOST,
  LIST_NAME_MAX,
  listedStates,
  listProblems,
  listStates,
} from '@siren/domain/product-lists';
import type {
  ListAnswer,
  ListContent,
  ListedGood,
  ListEditor,
  ListOperation,
  PastedGoods,
  ProductListRow,
  StaffList,
} from '@siren/domain/product-lists';
import { z } from 'zod';
import { entity, id, isoDate, isoDateTime, money, text } from '../call/index.ts';
import { productImage } from '../catalog/index.ts';
import { auditEntry } from '../staff/index.ts';

const count = z.int().min(0);
const state = z.enum(listStates);
const name = text(LIST_NAME_MAX).min(1);
const days = { from: isoDate.nullable(), to: isoDate.nullable() };

export const listFilters = { state: z.array(state).min(1).max(listStates.length) };
export const listName = name;

export const productListRow = entity<ProductListRow>()(
  z
    .object({
      ...{ id, name: z.string(), ...days, state, goods: count, version: count, changedAt: isoDateTime },
      timeZone: z.string(),
    })
    .meta({ id: 'ProductListRow' }),
);

/** Days that do not fit each other are refused where both are told: what is told alone may meet what others told. */
const fields = z
  .strictObject({ name, ...days })
  .partial()
  .refine(
    ({ from = null, to = null }) => listProblems({ name: 'x', from: from ?? to, to }).to === undefined,
    'the last day is before the first one',
  );
const place = { offer: id, after: id.nullable() };
export const listOperation = entity<ListOperation>()(
  z
    .object({
      id: z.uuid(),
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('add'), ...place }),
        z.object({ kind: z.literal('move'), ...place }),
        z.object({ kind: z.literal('remove'), offer: id }),
        z.object({ kind: z.literal('set'), fields }),
      ]),
    })
    .meta({ id: 'ListOperation' }),
);

const content = entity<ListContent>()(
  z
    .object({ name: z.string(), ...days, offers: z.array(id).max(LIST_GOODS_MOST) })
    .meta({ id: 'ListContent' }),
);
const answer = { version: count, content };
export const listAnswer = entity<ListAnswer>()(z.object(answer));
export const listContent = content;

export const listedGood = entity<ListedGood>()(
  z
    .object({
      ...{ offer: id, product: count, name: z.string(), article: z.string(), image: productImage.nullable() },
      ...{ price: money.nullable(), pieces: count, state: z.enum(listedStates) },
    })
    .meta({ id: 'ListedGood' }),
);
export const pastedGoods = entity<PastedGoods>()(
  z.object({
    found: z.array(listedGood),
    unknown: z.array(z.object({ text: z.string(), several: z.boolean(), like: listedGood.nullable() })),
  }),
);
export const listEditor = entity<ListEditor>()(
  z.object({ tab: z.uuid(), name: z.string(), offer: id.nullable() }),
);
const use = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('block'), page: id, title: z.string() },
    ...{ place: z.int().min(1), draft: z.boolean() },
  }),
  z.object({ kind: z.literal('section'), section: id, title: z.string() }),
]);

export const staffList = entity<StaffList>()(
  z
    .object({
      ...{ id, ...answer, goods: z.array(listedGood), uses: z.array(use), changes: z.array(auditEntry) },
      ...{ city: z.string(), today: isoDate, timeZone: z.string() },
    })
    .meta({ id: 'StaffList' }),
);
