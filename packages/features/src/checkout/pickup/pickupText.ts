import type { PickupPlan } from '@siren/domain/pickup';
import { hoursOn } from '@siren/domain/regions';
import type { StoreHours } from '@siren/domain/regions';
import { formatDay, formatDecimal, formatDelivery, formatList, formatNumber, plural } from '@siren/ui/format';

export interface PickupWords {
  tone: 'positive' | 'muted' | 'caution';
  text: string;
}

export interface PickupFacts {
  store: StoreHours;
  /** The date it is there, ISO 8601. */
  today: string;
  /** How many offers are wanted. */
  offers: number;
  /** Name of a store, of an offer. */
  storeName(id: number): string;
  offerName(id: number): string;
}

function readyText({ date }: PickupPlan, { store, today }: PickupFacts): string {
  const hours = date && hoursOn(store, date);
  if (!hours) return 'Магазин закрыт, день согласуем';
  const { opens, closes } = hours;
  const isToday = date === today;
  const always = isToday ? ', круглосуточно' : '';
  const between = isToday ? ` до\u00a0${closes}` : ` с\u00a0${opens}`;
  return `Можно забрать ${formatDelivery(date, today, 'UTC')}${opens === closes ? always : between}`;
}

function lackingText({ missing }: PickupPlan, { offers, offerName }: PickupFacts): string {
  const names = formatList(missing.map(offerName));
  if (offers === 1) return `Нет товара: ${names}`;
  const of = plural(offers, ['товара', 'товаров', 'товаров']);
  return `Нет\u00a0${missing.length} из\u00a0${offers}\u00a0${of}: ${names}`;
}

/** Whether a store can give what is ordered, from when on, and what it lacks. */
export function pickupText(plan: PickupPlan, facts: PickupFacts): PickupWords {
  switch (plan.state) {
    case 'ready':
      return { tone: 'positive', text: readyText(plan, facts) };
    case 'brought': {
      const from = formatList(plan.from.map((id) => `«${facts.storeName(id)}»`));
      const when = plan.date ? `с\u00a0${formatDay(plan.date, 'UTC')}` : 'день согласуем';
      return { tone: 'muted', text: `Привезём из\u00a0${from}: ${when}` };
    }
    case 'lacking':
      return { tone: 'caution', text: lackingText(plan, facts) };
  }
}

const METRES = 1_000;
/** Nobody walks to the metre. */
const STEP = 50;
/** From here on a tenth of a kilometre says nothing. */
const FAR_KM = 10;

/** «350 м», «1,2 км», «14 км»: how far it is as the crow flies. */
export function distanceText(km: number): string {
  const metres = Math.max(STEP, Math.round((km * METRES) / STEP) * STEP);
  if (metres < METRES) return `${metres}\u00a0м`;
  return `${km < FAR_KM ? formatDecimal(Math.round(km * 10) / 10) : formatNumber(Math.round(km))}\u00a0км`;
}
