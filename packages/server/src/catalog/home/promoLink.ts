import { periodText } from '@siren/domain/promo';
import type { PromoLink } from '@siren/domain/promo';
import { imageOf } from '../../pictures/index.ts';
import type { PromoRow } from '../../promo/index.ts';

/** A promo in a list; its period in the words of the region's time. */
export function promoLink(row: PromoRow, timeZone: string): PromoLink {
  const { id, path, title, description } = row;
  const startsAt = row.starts_at?.toISOString() ?? null;
  const endsAt = row.ends_at?.toISOString() ?? null;
  return {
    id,
    path,
    title,
    text: description,
    startsAt,
    endsAt,
    period: periodText({ startsAt, endsAt }, timeZone),
    image: row.picture && imageOf(row.picture, title),
  };
}
