import { Callout } from '@siren/ui/callout';
import type { Step } from '@siren/ui/status-line';
import { StatusLine } from '@siren/ui/status-line';
import { momentText } from '../moments.ts';
import type { Receipt } from './answers.ts';
import { Settlements } from './Settlements.tsx';

const road = ({ status, madeAt, changedAt }: Receipt): Step[] => {
  const isOver = status === 'done';
  const atRegister = status !== 'waiting';
  return [
    { label: 'В\u00a0очереди', detail: momentText(madeAt), state: atRegister ? 'done' : 'now' },
    {
      label: 'На\u00a0кассе',
      state: isOver ? 'done' : status === 'failed' ? 'failed' : atRegister ? 'now' : 'later',
    },
    { label: 'Пробит', state: isOver ? 'done' : 'later', ...(isOver && { detail: momentText(changedAt) }) },
  ];
};

/** How the receipt stands, in the words of the register; slow is not failed. */
export function ReceiptState({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <Told receipt={receipt} />
      <Settlements settled={receipt.settled} />
      <StatusLine label="Ход чека" steps={road(receipt)} />
    </>
  );
}

function Told({ receipt: { status, told, fiscal, settled, uuid, asked } }: { receipt: Receipt }) {
  switch (status) {
    case 'waiting':
      return (
        <Callout role="status" title="В очереди">
          Касса пробьёт его, когда она свободна, а&nbsp;смена открыта и&nbsp;не&nbsp;старше суток.
          {settled.some(({ found, late, doubted }) => found === 'absent' && late === null && !doubted) &&
            ' Сначала она ответит, что\u00a0с\u00a0прошлым: дважды чек не\u00a0выйдет.'}
        </Callout>
      );
    case 'sent':
      return (
        <Callout role="status" title="Печатается">
          Ждём ответа кассы{told && `: ${told}`}. Второй раз чек не&nbsp;уйдёт, даже если закрыть страницу.
        </Callout>
      );
    case 'unknown':
      return (
        <Callout role="status" tone="caution" title="Ждём: неизвестно, пробит ли чек">
          {told && `${told}. `}
          {asked
            ? 'Спрашиваем кассу, пока не\u00a0ответит. Второй раз чек не\u00a0уйдёт.'
            : 'Посмотрите на\u00a0ней самой и\u00a0решите вручную: до\u00a0тех пор чек не\u00a0уйдёт на\u00a0другую.'}
        </Callout>
      );
    case 'failed':
      return (
        <Callout
          role="status"
          tone="critical"
          title={settled.some((one) => one.uuid === uuid) ? 'Не\u00a0пробит' : 'Касса отказалась'}
        >
          {told !== '' && `${told.replace(/\.$/, '')}. `}Исправьте и&nbsp;повторите.
        </Callout>
      );
    case 'done':
      return (
        <Callout role="status" tone={told === '' ? 'positive' : 'caution'} title="Пробит">
          {told !== '' && `${told}. `}
          {fiscal && `ФД ${fiscal.document}, ФП ${fiscal.sign}${fiscal.storage && `, ФН ${fiscal.storage}`}`}
        </Callout>
      );
  }
}
