import type { MessageCount, OrderMessage } from '@siren/domain/order-messages';
import { formatCount, formatNumber, plural } from '@siren/ui/format';

/** «Уйдут 3 письма и 2 SMS, 1 без контакта»: what a step that sends something sends, and to how many it cannot. */
export function countWords({ emails, phones, unreachable }: MessageCount): string {
  const sent = [
    ...(emails > 0 ? [formatCount(emails, ['письмо', 'письма', 'писем'])] : []),
    ...(phones > 0 ? [`${formatNumber(phones)}\u00a0SMS`] : []),
  ];
  const first = emails > 0 ? emails : phones;
  const verb = plural(first, ['Уйдёт', 'Уйдут', 'Уйдёт']);
  const left = unreachable > 0 ? `, ${formatNumber(unreachable)}\u00a0без контакта` : '';
  return `${verb} ${sent.join(' и\u00a0')}${left}`;
}

/** Messages that a step sends. */
export const messagesOf = ({ emails, phones }: MessageCount): number => emails + phones;

type Told = Pick<OrderMessage, 'channel' | 'state' | 'problem'>;

/** What a message is called. */
export const messageName = ({ channel }: Pick<OrderMessage, 'channel'>): string =>
  channel === 'email' ? 'Письмо' : 'SMS';

/** «Письмо не ушло: почта его не приняла»: where a message stands. */
export function stateWords({ channel, state, problem }: Told): string {
  const letter = channel === 'email';
  const name = messageName({ channel });
  if (state === 'sent') return `${name} ${letter ? 'отправлено' : 'отправлена'}`;
  if (state === 'failed')
    return problem === 'unknown'
      ? `Неизвестно, ${letter ? 'ушло\u00a0ли письмо' : 'ушла\u00a0ли SMS'}: отправка оборвалась`
      : `${name} не\u00a0${letter ? 'ушло: почта его не\u00a0приняла' : 'ушла: оператор её не\u00a0принял'}`;
  if (problem !== null)
    return `${name} пока не\u00a0${letter ? 'ушло' : 'ушла'}, попробуем ещё раз через минуту`;
  return `${name} отправляется`;
}
