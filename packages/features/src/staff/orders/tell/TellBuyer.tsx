import type { MessageCount } from '@siren/domain/order-messages';
import { Checkbox } from '@siren/ui/checkbox';
import { Text } from '@siren/ui/text';
import { countWords, messagesOf } from './tellWords.ts';

export interface TellBuyerProps {
  /** What a step would send; null in a shop that sends nothing. */
  count: MessageCount | null;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Whether buyers are told of a step, and how many messages that makes; nothing in a shop that sends none. */
export function TellBuyer({ count, checked, onChange }: TellBuyerProps) {
  if (count === null) return null;
  const nobody = messagesOf(count) === 0;
  const several = messagesOf(count) + count.unreachable > 1;
  if (nobody)
    return (
      <Text size={14} tone="muted">
        {several ? 'Сообщить некому' : 'Сообщить покупателю нельзя'}: нет ни&nbsp;почты, ни&nbsp;телефона
      </Text>
    );
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={onChange}
      description={checked ? countWords(count) : 'Сообщения не\u00a0уйдут'}
    >
      {several ? 'Сообщить покупателям' : 'Сообщить покупателю'}
    </Checkbox>
  );
}
