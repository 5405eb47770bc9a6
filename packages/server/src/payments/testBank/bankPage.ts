import { instalmentPlan } from '@siren/domain/payments';
import { bankStyle } from './bankStyle.ts';
import type { BankPayment } from './bankPayments.ts';
import { LATE_S, RIGHT_CODE } from './createTestBank.ts';

interface Shown {
  payment: BankPayment;
  /** Whether it may still be paid. */
  served: boolean;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** To the kopeck where there are any. Spaces are no-break ones, whatever the ICU of this machine has. */
const money = (roubles: number) => {
  const number = (Number.isInteger(roubles) ? whole : exact).format(roubles);
  return `${number.replaceAll(/\s/g, '\u00a0')}\u00a0₽`;
};
const day = (date: string) => date.split('-').toReversed().join('.');

const pageOf = (title: string, main: string) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | Учебный банк</title>
<style>${bankStyle}</style>
</head>
<body>
<header><p><strong>Учебный банк.</strong> Это не&nbsp;настоящая оплата: денег здесь нет, данные карты вводить негде и&nbsp;не&nbsp;нужно.</p></header>
<main>
${main}
</main>
</body>
</html>
`;

const button = (action: string, label: string, about: string, look = 'line') =>
  `<li><button name="do" value="${action}" class="${look}">${label}</button><p>${about}</p></li>`;

const WAYS = [
  button('pay', 'Оплатить', 'Банк спишет деньги и&nbsp;сразу сообщит магазину.', 'solid'),
  button('ask_code', 'Оплатить с&nbsp;кодом из&nbsp;СМС', 'Сначала второй шаг, как при 3-D&nbsp;Secure.'),
  button(
    'pay_late',
    'Оплатить, ответ позже',
    `Вы&nbsp;вернётесь сразу, а&nbsp;магазин узнает об&nbsp;оплате через ${LATE_S}&nbsp;секунд.`,
  ),
  button('pay_twice', 'Оплатить, ответить трижды', 'Банк повторит одно и&nbsp;то&nbsp;же сообщение.'),
  button('refuse declined', 'Отказать', 'Банк не&nbsp;разрешит платёж.'),
  button('refuse insufficient_funds', 'Не&nbsp;хватает денег', 'На&nbsp;карте меньше, чем нужно.'),
  button('leave', 'Закрыть страницу', 'Вы&nbsp;вернётесь без оплаты, платёж останется открытым.'),
].join('\n');

const schedule = ({ amount, openedAt }: BankPayment) => `<details>
<summary>График платежей</summary>
<ol>${instalmentPlan(amount, openedAt.toISOString().slice(0, 10))
  .map((part) => `<li><span>${day(part.date)}</span> <span>${money(part.amount)}</span></li>`)
  .join('')}</ol>
</details>`;

const open = (payment: BankPayment) => `<h1>Оплата ${money(payment.amount)}</h1>
<p>${escape(payment.title)}, магазин «Сирень»</p>
${payment.kind === 'instalments' ? schedule(payment) : ''}
<h2>Чем закончится платёж?</h2>
<form method="post"><ul class="ways">
${WAYS}
</ul></form>`;

const code = ({ amount, title, tries }: BankPayment) => `<h1>Код из&nbsp;СМС</h1>
<p>${escape(title)}, ${money(amount)}. СМС не&nbsp;придёт: верный код <strong>${RIGHT_CODE}</strong>, любой другой неверен.</p>
<form method="post" class="code">
<label for="code">Код</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="16" required${
  tries > 0 ? ' aria-invalid="true" aria-describedby="wrong"' : ''
}>
${tries > 0 ? '<p id="wrong" class="wrong" role="alert">Код не&nbsp;подошёл. Попробуйте ещё раз.</p>' : ''}
<button name="do" value="code" class="solid">Подтвердить</button>
</form>
<form method="post"><button name="do" value="leave" class="line">Закрыть страницу</button></form>`;

const ENDS: Record<'paid' | 'refused' | 'given_back' | 'expired', [title: string, text: string]> = {
  paid: ['Платёж прошёл', 'Деньги списаны, платить ещё раз не&nbsp;нужно.'],
  refused: ['Платёж отклонён', 'Деньги не&nbsp;списаны. В&nbsp;магазине можно попробовать ещё раз.'],
  given_back: ['Платёж отменён', 'Магазин отозвал его. Если деньги были списаны, они вернулись.'],
  expired: ['Время вышло', 'Деньги не&nbsp;списаны. В&nbsp;магазине можно начать оплату заново.'],
};

function end({ state, returnTo }: BankPayment): string {
  const [title, text] = ENDS[state === 'open' || state === 'code' ? 'expired' : state];
  return `<h1>${title}</h1>
<p>${text}</p>
<p><a href="${escape(returnTo)}">Вернуться в&nbsp;магазин</a></p>`;
}

/** The page of a payment: how it is to end, its second step, or how it has ended. */
export function bankPage({ payment, served }: Shown): string {
  if (!served) return pageOf('Платёж завершён', end(payment));
  return payment.state === 'code' ? pageOf('Код из СМС', code(payment)) : pageOf('Оплата', open(payment));
}

/** For an address that no payment has. */
export const lostPage = pageOf(
  'Платежа нет',
  '<h1>Такого платежа нет</h1>\n<p>Проверьте адрес или <a href="/">вернитесь в&nbsp;магазин</a>.</p>',
);
