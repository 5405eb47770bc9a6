import type { ImportSeverity } from './entities.ts';
import type { ImportMark } from './importMark.ts';

export const importMarkWords: Readonly<Record<ImportMark, string>> = {
  running: 'Идёт',
  done: 'Готово',
  partly: 'Готово с\u00a0ошибками',
  failed: 'Не\u00a0прошёл',
  stopped: 'Прервался',
};

export const importSeverityWords: Readonly<Record<ImportSeverity, string>> = {
  error: 'Ошибка',
  warning: 'Предупреждение',
  info: 'К\u00a0сведению',
};
