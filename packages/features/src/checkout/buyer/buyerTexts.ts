import { receiptContact } from '@siren/domain/checkout';
import type { BuyerField, BuyerProblem } from '@siren/domain/checkout';

const required: Record<BuyerField, string> = {
  name: 'Напишите, как к\u00a0вам обращаться',
  phone: 'Нужен телефон: позвоним перед доставкой',
  email: 'Напишите e-mail',
  address: 'Напишите, куда привезти: улица, дом, квартира',
  store: 'Выберите магазин, в\u00a0котором заберёте заказ',
  payType: 'Выберите, как будете платить',
  comment: 'Напишите комментарий',
};

const invalid: Partial<Record<BuyerField, string>> = {
  phone: 'Проверьте телефон: нужно 10\u00a0цифр после\u00a0+7',
  email: 'Проверьте e-mail: в\u00a0нём должны быть @ и\u00a0точка, например anna@mail.ru',
};

const unavailable: Partial<Record<BuyerField, string>> = {
  payType: 'Выбранный способ оплаты здесь недоступен, выберите другой',
  address: 'Этот адрес был указан для другого города: напишите, куда привезти в\u00a0этом',
  store: 'Выбранного магазина в\u00a0этом городе нет, выберите другой',
};

/** What is wrong with a field and how to mend it. */
export function buyerText({ field, code }: BuyerProblem): string {
  if (code === 'too_long') return 'Слишком длинно, сократите';
  const special = { invalid, unavailable, required: {} as typeof invalid }[code];
  return special[field] ?? required[field];
}

/** What the e-mail is for; where the shop reaches nobody by itself, for its staff alone. */
export function emailHint(email: string, sendsReceipts: boolean): string {
  if (!sendsReceipts) return 'Если не\u00a0дозвонимся';
  return receiptContact({ email, phone: '' }).by === 'phone'
    ? 'Для электронного чека. Без e-mail пришлём его в\u00a0SMS на\u00a0телефон'
    : 'Сюда пришлём электронный чек';
}
