import { boardStateWords } from '@siren/domain/photo-reports';
import type { BoardState, PhotoPlan } from '@siren/domain/photo-reports';
import type { BadgeProps } from '@siren/ui/badge';
import { formatDay } from '@siren/ui/format';
import { CheckIcon, ClockIcon, EyeIcon, ReplayIcon, WarningIcon } from '@siren/ui/icons';
import type { ReactNode } from 'react';

interface StateWords {
  /** Of a queue of such reports. */
  queue: string;
  /** Of one report. */
  one: string;
  tone: NonNullable<BadgeProps['tone']>;
  icon: ReactNode;
}

/** What each state of a report is called, and how it looks. */
export const stateWords: Readonly<Record<BoardState, StateWords>> = {
  sent: { queue: 'Смотреть', one: boardStateWords.sent, tone: 'brand', icon: <EyeIcon size="s" /> },
  overdue: {
    queue: 'Просрочены',
    one: boardStateWords.overdue,
    tone: 'critical',
    icon: <WarningIcon size="s" />,
  },
  rejected: {
    queue: 'Переснять',
    one: boardStateWords.rejected,
    tone: 'caution',
    icon: <ReplayIcon size="s" />,
  },
  draft: { queue: 'Ждём', one: boardStateWords.draft, tone: 'neutral', icon: <ClockIcon size="s" /> },
  accepted: { queue: 'Приняты', one: boardStateWords.accepted, tone: 'accent', icon: <CheckIcon size="s" /> },
};

/** Plans keep days, which no clocks move. */
const dayOfPlan = (day: string) => formatDay(`${day}T12:00:00Z`, 'UTC');

/** «до 18 ноября». */
export const dueText = ({ deadline }: { deadline: string }): string => `до\u00a0${dayOfPlan(deadline)}`;

/** «18.11»: as much as a cell of the board has room for. */
export const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

const MONTHS = [
  ...['январь', 'февраль', 'март', 'апрель', 'май', 'июнь'],
  ...['июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
];

/** «ноябрь 2026». @param period `yyyy-mm` */
export const periodText = (period: string): string =>
  `${MONTHS[Number(period.slice(5)) - 1] ?? period}\u00a0${period.slice(0, 4)}`;

/** «2 из 3 снимков», or none yet. */
export const photosText = (photos: number, { shots }: Pick<PhotoPlan, 'shots'>): string =>
  `снимков: ${photos} из\u00a0${shots.length}`;
