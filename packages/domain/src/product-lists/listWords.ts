import type { ListState } from './entities.ts';

export const listStates = ['draft', 'coming', 'running', 'ended'] as const satisfies readonly ListState[];

export const listStateWords: Readonly<Record<ListState, string>> = {
  draft: 'Черновик',
  coming: 'Запланирован',
  running: 'Показывается',
  ended: 'Закончился',
};
