import { ReasonedDeed } from '../kit/index.ts';

export interface ResetFactorProps {
  /** What whose account it is is called. */
  name: string;
  /** Does it. Rejects with the refusal. */
  onReset(reason: string): Promise<unknown>;
}

/** Takes the second factor off the account of somebody who has lost it, with the reason. */
export const ResetFactor = ({ name, onReset }: ResetFactorProps) => (
  <ReasonedDeed
    title={`${name}: сбросить вход по\u00a0коду?`}
    label="Сбросить вход по&nbsp;коду"
    confirmLabel="Сбросить"
    follows={FOLLOWS}
    done={'Вход по\u00a0коду сброшен'}
    onConfirm={onReset}
  />
);

const FOLLOWS =
  'Все сеансы завершатся, войти можно будет по\u00a0одному паролю. Сотруднику придёт сообщение. Сначала убедитесь, что просит он\u00a0сам.';
