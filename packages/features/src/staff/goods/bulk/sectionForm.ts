import type { SectionMove } from '@siren/domain/goods';

export const sectionMoveWords: Readonly<Record<SectionMove['move'], string>> = {
  into: 'Положить в\u00a0раздел',
  between: 'Переложить из\u00a0раздела в\u00a0раздел',
  out: 'Убрать из\u00a0раздела',
  feed: 'Вернуть из\u00a0файла',
};

/** What stands in the form of a move of many goods; ids of sections, null where none is chosen. */
export interface SectionForm {
  move: SectionMove['move'];
  from: number | null;
  to: number | null;
}

export const firstSectionForm: SectionForm = { move: 'into', from: null, to: null };

/** Which sections a form asks for. */
export const askedOf = ({ move }: SectionForm): { from: boolean; to: boolean } => ({
  from: move === 'between' || move === 'out',
  to: move === 'into' || move === 'between',
});

/** Whether goods would go from a section into itself. */
export const isRound = ({ move, from, to }: SectionForm): boolean =>
  move === 'between' && from !== null && from === to;

/** The move that a form asks for; null where it asks for none so far. */
export function moveOf(form: SectionForm): SectionMove | null {
  const { move, from, to } = form;
  if (move === 'feed') return { move };
  if (move === 'into') return to === null ? null : { move, to };
  if (from === null) return null;
  if (move === 'out') return { move, from };
  return to === null || isRound(form) ? null : { move, from, to };
}
