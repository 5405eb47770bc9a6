import { backOfficeErrors } from './backOfficeErrors.ts';
import { receiptErrors } from './receiptErrors.ts';
import { catalogErrorErrors } from './catalogErrorErrors.ts';
import { storeErrors } from './storeErrors.ts';
import { factorErrors } from './factorErrors.ts';
import { invitationErrors } from './invitationErrors.ts';
import { couponErrors } from './couponErrors.ts';
import { goodErrors } from './goodErrors.ts';
import { importErrors } from './importErrors.ts';
import { pageErrors } from './pageErrors.ts';
import { photoReportErrors } from './photoReportErrors.ts';
import { productListErrors } from './productListErrors.ts';
import type { ErrorEntry } from './errorTable.ts';

const table = {
  ...factorErrors,
  ...invitationErrors,
  ...couponErrors,
  ...goodErrors,
  ...importErrors,
  ...pageErrors,
  ...photoReportErrors,
  ...productListErrors,
  ...storeErrors,
  ...catalogErrorErrors,
  ...backOfficeErrors,
  ...receiptErrors,
  'general.conflict': {
    text: 'Запись уже изменили. Посмотрите, как она выглядит теперь, и\u00a0повторите.',
    status: 409,
  },
  'order.step_not_allowed': {
    text: 'Такой шаг для этого заказа сейчас невозможен.',
    status: 409,
  },
  'order.unpaid': {
    text: 'Заказ не\u00a0оплачен. Примите деньги и\u00a0отметьте, как их получили.',
    status: 409,
  },
  'order.return_too_late': {
    text: 'Срок возврата прошёл.',
    status: 409,
  },
  'order.return_too_much': {
    text: 'Вернуть можно только то, что продано и\u00a0ещё не\u00a0возвращено.',
    status: 409,
  },
  'order.other_store': {
    text: 'Вы\u00a0принимаете товар только в\u00a0свои магазины. Выберите другой.',
    status: 403,
  },
  'order.lacking': {
    text: 'Заказ нельзя взять в\u00a0работу: того, что в\u00a0нём было, уже не\u00a0хватает.',
    status: 409,
  },
  'order.cause_gone': {
    text: 'Этой причины уже нет в\u00a0справочнике. Выберите другую.',
    status: 409,
  },
  'order.source_gone': {
    text: 'Этого источника уже нет в\u00a0справочнике. Обновите страницу и\u00a0выберите другой.',
    status: 409,
  },
  'order.nothing_left': {
    text: 'В\u00a0заказе не\u00a0осталось товаров. Если он больше не\u00a0нужен, отмените его.',
    status: 409,
  },
  'order.goods_gone': {
    text: 'Столько товара добавить нельзя: его уже не\u00a0хватает.',
    status: 409,
  },
  'order.sum_changed': {
    text: 'Пока вы\u00a0меняли заказ, изменились цены. Посмотрите новую сумму и\u00a0сохраните ещё раз.',
    status: 409,
  },
  'order.message_not_failed': {
    text: 'Это сообщение уже отправлено или отправляется.',
    status: 409,
  },
  'client.not_found': {
    text: 'Такого клиента нет.',
    status: 404,
  },
  'client.of_staff': {
    text: 'Это учётная запись сотрудника: здесь её не\u00a0меняют.',
    status: 409,
  },
  'client.bonus_out_of_bounds': {
    text: 'На\u00a0счёте не\u00a0может стать меньше нуля или больше 10\u00a0миллиардов.',
    status: 409,
  },
  'client.erased': {
    text: 'Данные этого клиента удалены: менять здесь больше нечего.',
    status: 409,
  },
  'client.open_orders': {
    text: 'У\u00a0клиента есть незавершённые заказы. Выдайте или отмените их, потом удаляйте данные.',
    status: 409,
  },
  'client.name_mistyped': {
    text: 'Имя набрано иначе. Наберите его так, как оно написано в\u00a0подсказке.',
    status: 409,
  },
  'audit.not_found': {
    text: 'Такого действия в\u00a0истории нет.',
    status: 404,
  },
  'audit.not_undoable': {
    text: 'Это действие уже не\u00a0отменить.',
    status: 409,
  },
  'ref.not_found': {
    text: 'Такого справочника нет.',
    status: 404,
  },
  'ref.entry_not_found': {
    text: 'Этой записи уже нет: её удалили.',
    status: 409,
  },
  'ref.name_taken': {
    text: 'Такая запись уже есть.',
    status: 409,
  },
  'ref.has_parts': {
    text: 'У\u00a0записи есть свои строки в\u00a0другом справочнике. Сначала удалите их или выключите её.',
    status: 409,
  },
  'ref.in_coupons': {
    text: 'Запись названа в\u00a0промокоде. Сначала уберите её там или объедините с\u00a0другой.',
    status: 409,
  },
  'ref.used': {
    text: 'Запись используется: удалить её нельзя. Её можно выключить.',
    status: 409,
  },
  'ref.too_many': {
    text: 'Записей уже слишком много. Удалите те, что не\u00a0нужны.',
    status: 409,
  },
  'section.not_found': {
    text: 'Такого раздела нет.',
    status: 404,
  },
  'section.name_taken': {
    text: 'Раздел с\u00a0таким названием здесь уже есть.',
    status: 409,
  },
  'section.path_taken': {
    text: 'Этот адрес уже у\u00a0другого раздела.',
    status: 409,
  },
  'section.inside': {
    text: 'Раздел не\u00a0может лежать внутри себя.',
    status: 409,
  },
  'section.fed': {
    text: 'Этот раздел приходит из\u00a0файла: его можно скрыть.',
    status: 409,
  },
  'section.used': {
    text: 'Раздел используется: удалить его нельзя.',
    status: 409,
  },
  'person.not_found': {
    text: 'Такого сотрудника нет.',
    status: 404,
  },
  'person.stronger': {
    text: 'Здесь есть права, которых у\u00a0вас нет: это меняет тот, у\u00a0кого они есть.',
    status: 409,
  },
  'person.beyond_own': {
    text: 'Дать можно только те права, которые есть у\u00a0вас.',
    status: 409,
  },
  'person.last_administrator': {
    text: 'Это единственный администратор. Сначала назначьте второго, иначе права некому будет вернуть.',
    status: 409,
  },
  'role.not_found': {
    text: 'Такой роли уже нет.',
    status: 404,
  },
  'role.name_taken': {
    text: 'Роль с\u00a0таким названием уже есть. Назовите эту по-другому.',
    status: 409,
  },
  'view.not_found': {
    text: 'Такого вида уже нет.',
    status: 404,
  },
  'view.name_taken': {
    text: 'Ваш вид с\u00a0таким названием уже есть. Назовите этот по-другому.',
    status: 409,
  },
  'view.of_others': {
    text: 'Этот вид меняет тот, кто его сохранил.',
    status: 409,
  },
  'view.too_many': {
    text: 'Видов уже слишком много. Удалите те, что не\u00a0нужны.',
    status: 409,
  },
} as const satisfies Record<string, ErrorEntry>;

/** `group.code` of a refusal that only staff meet. */
export type StaffErrorKey = keyof typeof table;

/**
 * Refusals that only staff meet. They carry their words with them, so that the shop’s pages bring none of them along.
 */
export const staffErrorTable: Readonly<Record<StaffErrorKey, ErrorEntry>> = table;
