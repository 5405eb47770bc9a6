import { importMark, importMarkWords } from '@siren/domain/imports';
import type { ImportMark, ImportReport, ImportRun } from '@siren/domain/imports';
import type { BadgeProps } from '@siren/ui/badge';
import { formatCount, formatDuration } from '@siren/ui/format';
import { momentText } from '../kit/index.ts';

const tones: Readonly<Record<ImportMark, BadgeProps['tone']>> = {
  waiting: 'neutral',
  running: 'brand',
  done: 'accent',
  partly: 'caution',
  unchanged: 'neutral',
  failed: 'critical',
  stopped: 'critical',
  cancelled: 'neutral',
};

/** Whether more than half of what was sold would go with a file. */
export const isOfLoss = ({ kinds }: ImportReport): boolean =>
  kinds.some(({ code }) => code === 'too_many_lost');

/** How a run stands: «Готово, 26 ошибок». */
export function markOf(run: ImportRun): { word: string; tone: BadgeProps['tone'] } {
  const mark = importMark(run);
  const errors = Math.max(run.lines.error, run.counts.failed);
  const word =
    mark === 'partly'
      ? `Готово, ${formatCount(errors, ['ошибка', 'ошибки', 'ошибок'])}`
      : importMarkWords[mark];
  return { word, tone: tones[mark] };
}

/** When a run was at work, and how long: «21 ноября, 12:30, 74 с». */
export function workedText({ startedAt, finishedAt, timeZone }: ImportRun): string {
  const began = momentText(startedAt, timeZone);
  if (finishedAt === null) return began;
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
  return `${began}, ${seconds < 1 ? 'меньше секунды' : formatDuration(seconds)}`;
}

/** Who began it: a command of the server has no name. */
export const authorText = ({ author }: Pick<ImportRun, 'author'>): string => author || 'Команда';
