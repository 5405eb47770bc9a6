import type { ErrorEntry } from './errorTable.ts';

/** Refusals about plans of photo reports, reports and their photos. */
export const photoReportErrors = {
  'photo_report.not_found': {
    text: 'Такого плана или отчёта нет.',
    status: 404,
  },
  'photo_report.made_otherwise': {
    text: 'Прошлый запрос уже создал план, и\u00a0он\u00a0другой. Нужен ещё один\u00a0— нажмите ещё раз.',
    status: 409,
  },
  'photo_report.store_gone': {
    text: 'Одного из\u00a0магазинов уже нет, или он\u00a0выключен. Выберите магазины заново.',
    status: 409,
  },
  'photo_report.step_not_allowed': {
    text: 'С\u00a0этим отчётом сейчас так нельзя: его уже отправили или проверили.',
    status: 409,
  },
  'photo_report.deadline_over': {
    text: 'Последний день в\u00a0магазине уже прошёл.',
    status: 409,
  },
  'photo_report.missing': {
    text: 'Не\u00a0все снимки дошли. Отчёт уйдёт, когда будут все.',
    status: 409,
  },
  'photo_report.archive_large': {
    text: 'Снимков плана больше 4\u00a0ГБ: в\u00a0один архив они не\u00a0поместятся.',
    status: 409,
  },
  'photo_report.plan_used': {
    text: 'Магазины уже начали отчёты по\u00a0этому плану: удалить его нельзя.',
    status: 409,
  },
  'photo_report.store_used': {
    text: 'Магазин уже начал отчёт: из\u00a0плана его не\u00a0убрать.',
    status: 409,
  },
  'photo.not_found': {
    text: 'Такого снимка нет.',
    status: 404,
  },
  'photo.too_many': {
    text: 'У\u00a0вас слишком много снимков, которые никуда не\u00a0вошли. Дождитесь, пока начатые дойдут, или попросите коллегу: ненужные сотрутся сами.',
    status: 409,
  },
  'photo.format': {
    text: 'Такой снимок не\u00a0каждый браузер покажет. Выберите в\u00a0настройках камеры наиболее совместимый формат.',
    status: 415,
  },
  'photo.script': {
    text: 'В\u00a0файле снимка спрятана программа. Снимите заново или выберите другой снимок.',
    status: 415,
  },
  'photo.bytes': {
    text: 'Снимок больше 12\u00a0МБ. Уменьшите его.',
    status: 413,
  },
  'photo.large': {
    text: 'В\u00a0снимке больше 50\u00a0мегапикселей. Выберите в\u00a0камере меньшее разрешение.',
    status: 413,
  },
  'photo.small': {
    text: 'Снимок слишком мелкий: нужно хотя\u00a0бы 300\u00a0пикселей по\u00a0короткой стороне.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;
