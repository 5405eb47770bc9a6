import type { AuditRow, AuditValue, FieldChange, UndoHindrance } from './entities.ts';
import { valueChanges } from './valueChanges.ts';

/** A change as far as its undo goes by it. */
export type Undoable = Pick<AuditRow, 'kind' | 'action' | 'changes' | 'undoneAt'>;
/** The fields of a record as they are now, by the names that its history has for them. */
export type PresentFields = Readonly<Record<string, AuditValue>>;

/** A variant is named by its article, which another one may have as well, and told apart by its id. */
const variantNames = ['article', 'offer'];
/** Which price it was, and whether it was somebody's own. */
const priceNames = [...variantNames, 'region', 'wasByHand'];
/** What is told of pictures; which they were is in `set`. */
const pictureNames = [...variantNames, 'pictures', 'added', 'removed', 'described', 'moved'];
/** The same of papers. */
const paperNames = ['papers', 'added', 'removed', 'renamed', 'moved'];

/** Fields that a save puts back, by the action of the entry. What else an entry says names what was changed. */
const turned: Readonly<Record<string, { fields: readonly string[]; naming: readonly string[] }>> = {
  'good save': {
    fields: ['name', 'brand', 'description', 'hidden', 'sectionId'],
    naming: ['back', 'section', 'wasByHand'],
  },
  'good price': { fields: ['price', 'oldPrice'], naming: priceNames },
  'good price_back': { fields: ['price', 'oldPrice'], naming: priceNames },
  'good param': { fields: ['hand'], naming: [...variantNames, 'param', 'value', 'key'] },
  'good param_back': { fields: ['hand'], naming: [...variantNames, 'param', 'value', 'key'] },
  'good pictures': { fields: ['set'], naming: pictureNames },
  'good pictures_back': { fields: ['set'], naming: pictureNames },
  'good film': { fields: ['set'], naming: ['film', 'captions'] },
  'good film_back': { fields: ['set'], naming: ['film', 'captions'] },
  'good papers': { fields: ['set'], naming: paperNames },
  'good papers_back': { fields: ['set'], naming: paperNames },
  'good related': { fields: ['related'], naming: [] },
  'good related_back': { fields: ['related'], naming: [] },
  'coupon save': {
    fields: [
      ...[
        'description',
        'active',
        'type',
        'amount',
        'maxDiscount',
        'minTotal',
        'targets',
        'offers',
        'brands',
        'excludes',
      ],
      ...['since', 'until', 'limitTotal', 'limitPerUser'],
    ],
    naming: ['codes'],
  },
  'section save': {
    fields: ['name', 'path', 'hidden', 'title', 'description', 'facets', 'sort', 'pins', 'list'],
    naming: ['back'],
  },
  // A move of before names places in words alone.
  'section move': { fields: ['parentId', 'beforeId'], naming: ['parent', 'place'] },
  'page delete': { fields: ['deleted', 'live'], naming: ['title', 'path', 'leadsTo'] },
  'store save': {
    fields: [
      ...['name', 'cityId', 'address', 'phone', 'email', 'franchise', 'pickup', 'location', 'week'],
      ...['legalName', 'inn', 'kpp', 'ogrn', 'payTypes', 'picture', 'pictureAlt', 'ownDays'],
    ],
    naming: ['city'],
  },
  'client save': { fields: ['note'], naming: [] },
  'order save': { fields: ['note'], naming: [] },
  'ref switch': { fields: ['active'], naming: ['entry', 'name'] },
};

/** Old entries have a section by its name alone, which may be another one's by now. */
const isSectionByName = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field }) => field === 'section') && !changes.some(({ field }) => field === 'sectionId');

/** The fields that an undo puts back; null where such a change is none that is undone. */
export function turnedFields({ kind, action, changes }: Undoable): FieldChange[] | null {
  if (kind === 'ref' && action === 'save') {
    const values = valueChanges(changes);
    return values.length > 0 ? values : null;
  }
  const known = turned[`${kind} ${action}`];
  if (!known || isSectionByName(changes)) return null;
  const others = changes.filter(({ field }) => !known.naming.includes(field));
  const isWhole = others.length > 0 && others.every(({ field }) => known.fields.includes(field));
  return isWhole ? others : null;
}

/** What people wrote is gone from it: the data of a client were erased. */
const isErased = ({ from, to }: FieldChange): boolean => from === null && to === null;

/**
 * Why a change is not undone; null where it is.
 *
 * @param present null where the record is gone
 */
export function undoHindrance(entry: Undoable, present: PresentFields | null): UndoHindrance | null {
  const fields = turnedFields(entry);
  if (!fields) return 'unsafe';
  if (entry.undoneAt !== null) return 'undone';
  if (!present) return 'gone';
  if (fields.some(isErased)) return 'erased';
  return fields.every(({ field, to }) => present[field] === to) ? null : 'later';
}

/** What the fields are to be once it is undone. */
export const undoneFields = (entry: Undoable): PresentFields =>
  Object.fromEntries((turnedFields(entry) ?? []).map(({ field, from }) => [field, from]));
