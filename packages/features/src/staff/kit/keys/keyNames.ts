import type { Shortcut } from './shortcuts.ts';

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowLeft: 'Влево', ArrowRight: 'Вправо' };

const isApple = () => /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they are written on the keyboard of this device. */
export const keyNames = ({ key, command }: Pick<Shortcut, 'key' | 'command'>): string[] => [
  ...(command ? [isApple() ? 'Cmd' : 'Ctrl'] : []),
  NAMES[key] ?? key,
];
