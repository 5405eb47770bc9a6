import { orderRequisites } from './orderRequisites.ts';
import type { SoldOrder } from './readOrders.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML holds it: characters that it cannot hold are left out. */
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

export const element = (name: string, text: string | number): string =>
  `<${name}>${escape(String(text))}</${name}>`;

export const requisite = (name: string, value: string | number | boolean): string =>
  `<ЗначениеРеквизита>${element('Наименование', name)}${element('Значение', String(value))}</ЗначениеРеквизита>`;

/** Sums with a point and kopecks. */
const sum = (roubles: number) => roubles.toFixed(2);

const UNIT =
  '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>';

const lineXml = ({ id, article, name, price, quantity, total, service }: SoldOrder['lines'][number]) =>
  [
    '<Товар>',
    element('Ид', id),
    article === '' ? '' : element('Артикул', article),
    element('Наименование', name),
    UNIT,
    element('ЦенаЗаЕдиницу', sum(price)),
    element('Количество', quantity),
    element('Сумма', sum(total)),
    '<ЗначенияРеквизитов>',
    requisite('ВидНоменклатуры', service ? 'Услуга' : 'Товар'),
    requisite('ТипНоменклатуры', service ? 'Услуга' : 'Товар'),
    '</ЗначенияРеквизитов></Товар>',
  ].join('');

const contact = (kind: string, value: string) =>
  value === '' ? '' : `<Контакт>${element('Тип', kind)}${element('Значение', value)}</Контакт>`;

/** Of a guest there is nothing to be known again by but the order. */
const buyerXml = ({ id, user, name, phone, email, address }: SoldOrder) =>
  [
    '<Контрагенты><Контрагент>',
    element('Ид', user === null ? `order-${id}` : `user-${user}`),
    element('Наименование', name),
    element('ПолноеНаименование', name),
    element('Роль', 'Покупатель'),
    address === '' ? '' : `<АдресРегистрации>${element('Представление', address)}</АдресРегистрации>`,
    `<Контакты>${contact('Телефон', phone)}${contact('Почта', email)}</Контакты>`,
    '</Контрагент></Контрагенты>',
  ].join('');

const documentXml = (order: SoldOrder) =>
  [
    '<Документ>',
    element('Ид', order.id),
    element('Номер', order.id),
    element('Дата', order.date),
    element('Время', order.time),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', 'RUB'),
    element('Курс', 1),
    element('Сумма', sum(order.total)),
    buyerXml(order),
    `<Товары>${order.lines.map(lineXml).join('')}</Товары>`,
    element('Комментарий', order.comment),
    `<ЗначенияРеквизитов>${orderRequisites(order)
      .map(([name, value]) => requisite(name, value))
      .join('')}</ЗначенияРеквизитов>`,
    '</Документ>',
  ].join('');

/** A document of CommerceML; 1C takes UTF-8 for what it is by the mark before it. */
export const commerceDocument = (content: string, made: string): string =>
  `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.10" ДатаФормирования="${made}">${content}</КоммерческаяИнформация>`;

/** Orders as 1C takes them. */
export const ordersXml = (orders: readonly SoldOrder[], made: string): string =>
  commerceDocument(orders.map(documentXml).join('\n'), made);
