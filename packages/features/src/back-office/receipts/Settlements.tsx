import { isContradicted } from '@siren/domain/receipts';
import type { Settlement } from '@siren/domain/receipts';
import { Callout } from '@siren/ui/callout';
import { momentText } from '../moments.ts';
import type { Receipt } from './answers.ts';

const foundWords = { printed: 'чек вышел', absent: 'чек не\u00a0вышел' } as const;

const lateText = ({ late }: Settlement): string => {
  if (late === null) return 'Касса про него пока молчит.';
  if (late.type === 'refused') return `Касса ответила: не\u00a0вышел${late.told && `, ${late.told}`}.`;
  return `Касса ответила: вышел${late.fiscal ? `, ФД\u00a0${late.fiscal.document}` : ''}.`;
};

/** What was settled by hand, and what the register said of it afterwards. */
export function Settlements({ settled }: Pick<Receipt, 'settled'>) {
  return settled.map((one) => {
    const isWrong = isContradicted(one);
    return (
      <Callout
        key={one.uuid}
        {...(isWrong && { tone: 'critical' as const, role: 'alert' as const })}
        title={isWrong ? 'Касса отвечает не\u00a0то, что решили' : `Решили вручную: ${foundWords[one.found]}`}
      >
        {momentText(new Date(one.at).toISOString())}
        {isWrong && `, решили: ${foundWords[one.found]}`}
        {one.fiscal && `, ФД ${one.fiscal.document}, ФП ${one.fiscal.sign}`}. {lateText(one)}
        {isWrong && ' Проверьте чеки: лишний исправляют возвратом или коррекцией.'}
      </Callout>
    );
  });
}
