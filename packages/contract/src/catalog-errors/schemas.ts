import {
  catalogRuleKeys,
  checkCauses,
  ERROR_REASON_MAX,
  errorSeverities,
  errorStates,
} from '@siren/domain/catalog-errors';
import type {
  CatalogError,
  CatalogErrorCounts,
  CatalogErrorRow,
  ErrorDeed,
  SelectedError,
} from '@siren/domain/catalog-errors';
import { z } from 'zod';
import { entity, id, isoDateTime, text } from '../call/index.ts';
import { auditEntry } from '../staff/index.ts';

const count = z.int().min(0);
const named = z.object({ id, name: z.string() });
const state = z.enum(errorStates);

const shape = {
  id,
  rule: z.enum(catalogRuleKeys),
  record: z.object({
    kind: z.enum(['good', 'promo']),
    id,
    name: z.string(),
    article: z.string(),
    section: z.string(),
  }),
  value: z.string(),
  state,
  assignee: named.nullable(),
  firstSeen: isoDateTime,
  timeZone: z.string(),
  version: count,
};

export const catalogErrorRow = entity<CatalogErrorRow>()(z.object(shape).meta({ id: 'CatalogErrorRow' }));

export const catalogError = entity<CatalogError>()(
  z
    .object({
      ...shape,
      lastSeen: isoDateTime,
      foundBy: z.enum(checkCauses),
      reason: z.string(),
      offer: id.nullable(),
      region: named.nullable(),
      told: z
        .object({ file: z.string(), at: isoDateTime, line: z.int().nullable(), message: z.string() })
        .nullable(),
      changes: z.array(auditEntry),
    })
    .meta({ id: 'CatalogError' }),
);

export const catalogErrorCounts = entity<CatalogErrorCounts>()(
  z
    .object({
      rules: z.array(z.object({ rule: z.enum(catalogRuleKeys), open: count, fresh: count })),
      mine: count,
      fixed: count,
      ignored: count,
      lastCheck: z
        .object({
          cause: z.enum(checkCauses),
          at: isoDateTime,
          found: count,
          added: count,
          fixed: count,
          timeZone: z.string(),
        })
        .nullable(),
    })
    .meta({ id: 'CatalogErrorCounts' }),
);

export const selectedError = entity<SelectedError>()(
  z.object({ id, version: count, name: z.string(), state }),
);

export const errorDeed = entity<ErrorDeed>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ignore'), reason: text(ERROR_REASON_MAX).min(1) }),
    z.strictObject({ kind: z.literal('reopen') }),
    z.strictObject({ kind: z.literal('assign'), to: id.nullable() }),
  ]),
);

/** What the list is narrowed by. */
export const errorFilters = {
  rule: z.array(z.enum(catalogRuleKeys)).min(1).max(catalogRuleKeys.length),
  severity: z.array(z.enum(errorSeverities)).min(1).max(errorSeverities.length),
  state: z.array(state).min(1).max(errorStates.length),
  assignee: z.array(id).min(1).max(200),
  section: z.array(id).min(1).max(100),
};
