/** Where a shortcut means something. */
export const places = ['everywhere', 'list', 'record', 'review'] as const;
export type Place = (typeof places)[number];

export interface Shortcut {
  place: Place;
  /** What it does, as the sheet says it. */
  does: string;
  /** A letter goes by the place of its key, so that it is the same in any layout; anything else by what it writes. */
  key: string;
  /** With Ctrl or ⌘. */
  command: boolean;
  /** The same key in the Russian layout, where it writes something else. */
  russian?: { code: string; key: string };
  /** Held down it goes on. @default false */
  repeats?: boolean;
  /** `browser`: links and windows do it by themselves, and nothing listens for it. */
  by: 'app' | 'browser';
}

/** All shortcuts of the staff's app: what listens for them and what tells of them read it here. */
export const shortcuts = {
  palette: { place: 'everywhere', does: 'Найти запись или действие', key: 'K', command: true, by: 'app' },
  sheet: { place: 'everywhere', does: 'Горячие клавиши', key: '?', command: false, by: 'app' },
  close: { place: 'everywhere', does: 'Закрыть окно', key: 'Escape', command: false, by: 'browser' },
  search: {
    place: 'list',
    does: 'Поиск в\u00a0списке',
    key: '/',
    command: false,
    russian: { code: 'Slash', key: '.' },
    by: 'app',
  },
  down: { place: 'list', does: 'Строкой ниже', key: 'J', command: false, repeats: true, by: 'app' },
  up: { place: 'list', does: 'Строкой выше', key: 'K', command: false, repeats: true, by: 'app' },
  open: { place: 'list', does: 'Открыть', key: 'Enter', command: false, by: 'browser' },
  openTab: {
    place: 'list',
    does: 'Открыть в\u00a0новой вкладке',
    key: 'Enter',
    command: true,
    by: 'browser',
  },
  next: { place: 'record', does: 'Следующая запись списка', key: 'J', command: false, by: 'app' },
  previous: { place: 'record', does: 'Предыдущая запись списка', key: 'K', command: false, by: 'app' },
  accept: { place: 'review', does: 'Принять', key: 'A', command: false, by: 'app' },
  reject: { place: 'review', does: 'Отклонить', key: 'R', command: false, by: 'app' },
  nextWaiting: {
    place: 'review',
    does: 'Следующий из\u00a0ждущих',
    key: 'ArrowRight',
    command: false,
    by: 'app',
  },
  previousWaiting: { place: 'review', does: 'Предыдущий', key: 'ArrowLeft', command: false, by: 'app' },
  save: { place: 'record', does: 'Сохранить заметку', key: 'S', command: true, by: 'app' },
} as const satisfies Record<string, Shortcut>;

type Name = keyof typeof shortcuts;

/** Shortcuts that something listens for. */
export type HeardName = { [One in Name]: (typeof shortcuts)[One]['by'] extends 'app' ? One : never }[Name];
