import type { PayloadOf } from '@siren/contract/calls';
import { blockWords, takenProblem } from '@siren/domain/pages';
import type { DraftBlock, StaffPage, StaffPageRow } from '@siren/domain/pages';
import { formatCount } from '@siren/ui/format';
import { daysText } from './pageWords.ts';

type Wish = NonNullable<PayloadOf<'/api/admin/pages/save'>['set']>;

/** What stands in the form of a page: texts by the name of their field. Regions and blocks are their JSON. */
export type PageForm = Readonly<
  Record<'title' | 'description' | 'path' | 'from' | 'to' | 'regions' | 'footer' | 'blocks', string>
>;

export function formOf({ path, content }: StaffPage): PageForm {
  const { title, description, from, to, regions, footer, blocks } = content;
  return {
    ...{ title, description, path: path ?? '', from: from ?? '', to: to ?? '' },
    regions: regions === null ? '' : JSON.stringify(regions),
    footer: footer ? 'yes' : '',
    blocks: JSON.stringify(blocks),
  };
}

export const blocksIn = ({ blocks }: Pick<PageForm, 'blocks'>): DraftBlock[] =>
  JSON.parse(blocks) as DraftBlock[];

/** Ids of the regions that see the page; null for all. */
export const regionsIn = ({ regions }: Pick<PageForm, 'regions'>): number[] | null =>
  regions === '' ? null : (JSON.parse(regions) as number[]);

/** What is wrong with a field before it can be saved: whatever else is missing hinders only the publishing. */
export function problemsOf(
  { path }: PageForm,
  { id, kind }: Pick<StaffPage, 'id' | 'kind'>,
  pages: readonly StaffPageRow[],
): Partial<Record<keyof PageForm, string>> {
  const wrong = kind === 'home' ? null : takenProblem(pages, { id, path: path.trim() });
  return wrong === null ? {} : { path: wrong };
}

/** What a form asks of the server; fields that stayed are left out. */
export function wishOf(changed: Partial<PageForm>): Wish {
  const { from, to, regions, footer, blocks, ...texts } = changed;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
    ...(from !== undefined && { from: from || null }),
    ...(to !== undefined && { to: to || null }),
    ...(regions !== undefined && { regions: regionsIn({ regions }) }),
    ...(footer !== undefined && { footer: footer === 'yes' }),
    ...(blocks !== undefined && { blocks: blocksIn({ blocks }) }),
  };
}

/** What a block is about, beside its kind. */
export function blockNote(block: DraftBlock): string {
  if (block.type === 'picture') return block.caption || (block.alt ?? 'украшение');
  if (block.type === 'hero') return block.promo === null ? 'лучшая скидка' : 'акция';
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
