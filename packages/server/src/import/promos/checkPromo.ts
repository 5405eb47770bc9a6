import { foldTyped } from '@siren/domain/typed';
import type { RawPromo } from '../feed/index.ts';
import { problem } from '../problems/index.ts';
import type { Problem, ProblemCode } from '../problems/index.ts';
import { line } from '../text/index.ts';
import type { FeedPromo } from './FeedPromo.ts';
import { promoTexts } from './promoTexts.ts';
import { readDiscount } from './readDiscount.ts';
import { readMoment } from './readMoment.ts';

const ID_MAX = 200;
/** As many characters as the cart takes. */
const CODE_MAX = 64;

export interface PromoChecks {
  /** IANA zone of the region: of moments that name none. */
  timeZone: string;
  /** Whether this is the first promo with that id. */
  isFirst(id: string): boolean;
  report: (found: Problem) => void;
}

/** The id that a promo is known by. */
export const promoId = ({ id }: RawPromo): string => line(id, ID_MAX);

const writtenCode = ({ texts }: RawPromo): string => texts.get('promo-code') ?? '';

/** Whether it tells any code, be it one that cannot be taken. */
export const hasCode = (promo: RawPromo): boolean => writtenCode(promo).trim() !== '';

/**
 * A promo of the feed as the shop can run it; null where it cannot, and why is reported by line. Of the kinds that the
 * format knows («flash discount», «gift with purchase», «n plus m», «bonus card») promo codes alone are run.
 */
export function checkPromo(raw: RawPromo, { timeZone, isFirst, report }: PromoChecks): FeedPromo | null {
  const id = promoId(raw);
  const refuse = (code: ProblemCode, field: string, value = '') => {
    report(problem(code, { line: raw.line, externalId: id || null, field, value }));
    return null;
  };
  if (id === '') return refuse('promo_no_id', 'id');
  if (!isFirst(id)) return refuse('promo_repeated', 'id', id);
  const type = raw.type.trim().toLowerCase();
  if (type !== 'promo code') return refuse('promo_unsupported', 'type', type);

  const written = writtenCode(raw);
  const code = foldTyped(line(written, CODE_MAX + 1));
  if (code === '' || code.length > CODE_MAX) return refuse('promo_bad_code', 'promo-code', written);
  const discount = readDiscount(raw);
  if (!discount)
    return refuse('promo_bad_discount', 'discount', `${raw.discount.value} ${raw.discount.unit}`);

  const moment = (field: string, isEnd: boolean) => {
    const text = (raw.texts.get(field) ?? '').trim();
    const at = text === '' ? null : readMoment(text, timeZone, isEnd);
    if (text !== '' && !at) refuse('promo_bad_date', field, text);
    return { at, bad: text !== '' && !at };
  };
  const [start, end] = [moment('start-date', false), moment('end-date', true)];
  if (start.bad || end.bad) return null;
  if (start.at && end.at && start.at >= end.at)
    return refuse('promo_bad_period', 'end-date', raw.texts.get('end-date') ?? '');
  if (raw.purchase.length === 0) return refuse('promo_no_goods', 'purchase');

  return {
    line: raw.line,
    id,
    code,
    ...discount,
    ...promoTexts(raw, discount),
    startsAt: start.at,
    endsAt: end.at,
    goods: raw.purchase,
  };
}
