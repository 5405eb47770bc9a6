import { ReasonedDeed } from './ReasonedDeed.tsx';

export interface BlockAccountProps {
  /** What whose account it is is called. */
  name: string;
  blocked: boolean;
  /** What follows from the block, and from letting in again. */
  follows: { block: string; letIn: string };
  /** Does it. Rejects with the refusal. */
  onBlock(blocking: { blocked: boolean; reason: string }): Promise<unknown>;
}

/** Blocks an account or lets it in again, with the reason. */
export function BlockAccount({ name, blocked, follows, onBlock }: BlockAccountProps) {
  const label = blocked ? 'Открыть вход' : 'Закрыть вход';
  return (
    <ReasonedDeed
      title={`${name}: ${label.toLowerCase()}?`}
      label={label}
      confirmLabel={label}
      follows={blocked ? follows.letIn : follows.block}
      done={blocked ? 'Вход открыт' : 'Вход закрыт'}
      tone={blocked ? 'neutral' : 'danger'}
      onConfirm={(reason) => onBlock({ blocked: !blocked, reason })}
    />
  );
}
