import type { Notification, NotificationTone } from '../notifications/index.ts';

/** What colour and icon say, for those who see neither. */
const toneWords: Record<NotificationTone, string> = {
  neutral: 'Уведомление',
  positive: 'Готово',
  caution: 'Внимание',
  critical: 'Ошибка',
};

export const kindWords = ({ tone, pending }: Pick<Notification, 'tone' | 'pending'>): string =>
  pending ? 'Подождите' : toneWords[tone];

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What a screen reader says of a notification: all that is to be seen, and how one gets to its button. */
export function spokenWords({ title, text, action, ...kind }: Notification): string {
  const button = action && `Кнопка «${action.label}»: клавиша F8.`;
  return [`${kindWords(kind)}:`, title && sentence(title), sentence(text), button].filter(Boolean).join(' ');
}
