import type { PayloadOf } from '@siren/contract/calls';
import { blockWords, takenProblem } from '@siren/domain/pages';
import type { DraftBlock, PageBlockOf, StaffPage, StaffPageRow } from '@siren/domain/pages';
import { formatCount } from '@siren/ui/format';
import type { Unread } from './BlockFormProps.ts';
import { daysText } from './pageWords.ts';

type Wish = NonNullable<PayloadOf<'/api/admin/pages/save'>['set']>;

/** What stands in the form of a page: texts by the name of their field. Regions, blocks and what blocks cannot read are their JSON. */
export type PageForm = Readonly<
  Record<
    'title' | 'description' | 'path' | 'from' | 'to' | 'regions' | 'footer' | 'blocks' | 'unread',
    string
  >
>;

export function formOf({ path, content }: StaffPage): PageForm {
  const { title, description, from, to, regions, footer, blocks } = content;
  return {
    ...{ title, description, path: path ?? '', from: from ?? '', to: to ?? '' },
    regions: regions === null ? '' : JSON.stringify(regions),
    footer: footer ? 'yes' : '',
    blocks: JSON.stringify(blocks),
    unread: '',
  };
}

export const blocksIn = ({ blocks }: Pick<PageForm, 'blocks'>): DraftBlock[] =>
  JSON.parse(blocks) as DraftBlock[];

/** What was typed into fields of blocks and cannot be read, by the key of the block. */
export const unreadIn = ({ unread }: Pick<PageForm, 'unread'>): Record<string, Unread> =>
  unread === '' ? {} : (JSON.parse(unread) as Record<string, Unread>);

/** The same after a block has others; '' where all can be read. */
export function withUnread(form: Pick<PageForm, 'unread'>, key: string, fields: Unread): string {
  const { [key]: _, ...others } = unreadIn(form);
  const next = Object.keys(fields).length === 0 ? others : { ...others, [key]: fields };
  return Object.keys(next).length === 0 ? '' : JSON.stringify(next);
}

/** The first block of which something cannot be read: one that is gone, or chooses its goods otherwise by now, hinders nobody. */
function unreadProblem(form: PageForm): string | null {
  const unread = unreadIn(form);
  const place = blocksIn(form).findIndex(
    (block) =>
      block.type === 'products' &&
      typeof block.choice === 'object' &&
      'offers' in block.choice &&
      unread[block.key],
  );
  return place < 0 ? null : `Блок ${place + 1}: цену прочитать нельзя. Исправьте её, чтобы сохранить.`;
}

/** Ids of the regions that see the page; null for all. */
export const regionsIn = ({ regions }: Pick<PageForm, 'regions'>): number[] | null =>
  regions === '' ? null : (JSON.parse(regions) as number[]);

/** What is wrong with a field before it can be saved: whatever else is missing hinders only the publishing. */
export function problemsOf(
  form: PageForm,
  { id, kind }: Pick<StaffPage, 'id' | 'kind'>,
  pages: readonly StaffPageRow[],
): Partial<Record<keyof PageForm, string>> {
  const path = kind === 'home' ? null : takenProblem(pages, { id, path: form.path.trim() });
  const unread = unreadProblem(form);
  return { ...(path !== null && { path }), ...(unread !== null && { unread }) };
}

/** What a form asks of the server; fields that stayed are left out. */
export function wishOf(changed: Partial<PageForm>): Wish {
  const { from, to, regions, footer, blocks, unread: _, ...texts } = changed;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
    ...(from !== undefined && { from: from || null }),
    ...(to !== undefined && { to: to || null }),
    ...(regions !== undefined && { regions: regionsIn({ regions }) }),
    ...(footer !== undefined && { footer: footer === 'yes' }),
    ...(blocks !== undefined && { blocks: blocksIn({ blocks }) }),
  };
}

const heroNote = ({ own, promo }: PageBlockOf<'hero'>): string => {
  if (own) return own.title || 'свои слова';
  return promo === null ? 'лучшая скидка' : 'акция';
};

/** What a block is about, beside its kind. */
export function blockNote(block: DraftBlock): string {
  if (block.type === 'picture') return block.caption || (block.alt ?? 'украшение');
  if (block.type === 'hero') return heroNote(block);
  if (block.type === 'text') return block.title || (block.paragraphs[0] ?? '').slice(0, 60);
  return block.title;
}

/** When and where a block is shown, in short; '' for one that is always. */
export function shownNote({ shown }: Pick<DraftBlock, 'shown'>): string {
  if (!shown) return '';
  if (shown.off) return 'выключен';
  const cities = shown.cities && formatCount(shown.cities.length, ['город', 'города', 'городов']);
  return [daysText(shown), cities].filter(Boolean).join(', ');
}

/** What a field says, for whoever chooses between two. */
export function saidBy(field: keyof PageForm, text: string): string {
  if (field === 'footer') return text === 'yes' ? 'да' : 'нет';
  if (field === 'regions') return text === '' ? 'все' : `регионов: ${JSON.parse(text).length}`;
  if (field !== 'blocks') return text;
  return blocksIn({ blocks: text })
    .map((block) =>
      [[blockWords[block.type], blockNote(block)].filter(Boolean).join(': '), shownNote(block)]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
}
