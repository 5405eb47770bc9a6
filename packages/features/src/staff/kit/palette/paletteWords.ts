import { staffScreens } from '@siren/contract/staff/screens';
import { formatCount } from '@siren/ui/format';
import { entriesOf } from './meantEntry.ts';
import type { PaletteState, RecordKind } from './usePalette.ts';

/** How records are looked for. */
const HOW: Readonly<Record<RecordKind, string>> = {
  orders: 'заказы\u00a0— по\u00a0номеру, телефону и\u00a0имени',
  goods: 'товары\u00a0— по\u00a0названию, бренду и\u00a0коду',
  clients: 'клиентов\u00a0— по\u00a0телефону, имени и\u00a0почте',
  stores: 'магазины\u00a0— по\u00a0названию и\u00a0коду',
  coupons: 'промокоды\u00a0— по\u00a0коду и\u00a0описанию',
  'product-lists': 'списки товаров\u00a0— по\u00a0названию',
};

const isEmpty = ({ groups, waiting, failed }: PaletteState) =>
  entriesOf(groups).length === 0 && waiting.length === 0 && failed.length === 0;

/** What is said of a search that has nothing to show; null while it has something. */
export function nothingWords(state: PaletteState): string | null {
  if (!isEmpty(state)) return null;
  const ways = state.online ? state.kinds.map((kind) => HOW[kind]) : [];
  const how = ways.length > 0 ? ` Мы ищем ${ways.join(', ')}.` : '';
  return `По запросу «${state.query}» ничего не\u00a0нашлось.${how}`;
}

/** «Ищем: заказы, клиенты», while the server looks through them. */
export const waitingWords = ({ waiting }: PaletteState): string | null =>
  waiting.length > 0 ? `Ищем: ${waiting.join(', ').toLowerCase()}` : null;

/** What a screen reader says of the list when it changes. */
export function countWords(state: PaletteState): string {
  if (state.waiting.length > 0) return 'Ищем';
  const count = entriesOf(state.groups).length;
  // That something failed is said where it stands.
  if (count === 0) return state.failed.length > 0 ? '' : 'Ничего не нашлось';
  return formatCount(count, ['строка', 'строки', 'строк']);
}

/** Said while there is no network; null where it changes nothing. */
export function offlineWords({ online, kinds }: PaletteState): string | null {
  if (online || kinds.length === 0) return null;
  const titles = kinds.map((kind) => staffScreens[kind].title.toLowerCase());
  return `Нет сети: ${titles.join(', ')} сейчас не\u00a0ищутся.`;
}
