import type { ErrorEntry } from './errorTable.ts';

/** Refusals of imports and their sources. */
export const importErrors = {
  'import.not_found': {
    text: 'Такого запуска в\u00a0журнале нет.',
    status: 404,
  },
  'import.ended': {
    text: 'Этот запуск уже закончился: отменять нечего.',
    status: 409,
  },
  'import.at_work': {
    text: 'Этот запуск ещё не\u00a0закончился. Дождитесь его или отмените.',
    status: 409,
  },
  'import.file_not_found': {
    text: 'Этого файла у\u00a0магазина больше нет. Загрузите его ещё раз.',
    status: 404,
  },
  'import.file_unknown': {
    text: 'Товары из\u00a0такого файла магазин брать не\u00a0умеет.',
    status: 409,
  },
  'import.mapping_needed': {
    text: 'Выберите, в\u00a0каких столбцах артикул, название и\u00a0цена.',
    status: 409,
  },
  'import.table_unreadable': {
    text: 'Эту таблицу прочитать не\u00a0получилось.',
    status: 409,
  },
  'import.files_full': {
    text: 'У\u00a0магазина уже лежит много ваших файлов. Они удаляются через неделю: пока загрузите файл поменьше.',
    status: 409,
  },
  'import.no_such_region': {
    text: 'Такого региона нет. Выберите другой.',
    status: 409,
  },
  'import.no_such_source': {
    text: 'Такого источника больше нет.',
    status: 404,
  },
  'import.source_made_otherwise': {
    text: 'Прошлый запрос уже создал источник, и\u00a0он\u00a0другой: он в\u00a0списке. Нужен ещё один\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'import.source_taken': {
    text: 'Источник с\u00a0таким названием уже есть.',
    status: 409,
  },
  'import.sources_full': {
    text: 'Источников уже слишком много. Удалите те, что больше не\u00a0нужны.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
