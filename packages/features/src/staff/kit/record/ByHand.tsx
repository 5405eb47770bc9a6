import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useTell } from '../useTell.ts';

/** Whose it is where staff set nothing. */
const sources = {
  feed: { back: 'Вернуть из\u00a0файла', done: 'Вернули из\u00a0файла' },
  /** Nobody else says it: taken back, it is gone. */
  none: { back: 'Убрать цену', done: 'Убрали цену' },
  shop: { back: 'Вернуть подбор магазина', done: 'Вернули подбор магазина' },
} as const;

export interface ByHandProps {
  /** What it is of, for whoever hears the button alone: «Название». */
  of: string;
  /** What the feed says, in words; null where none has said anything. @default null */
  feed?: string | null;
  /** Says itself that it was set by hand. @default true */
  marked?: boolean;
  /** Who set it, and when. @default nothing is said of it */
  who?: string;
  /** Whose it is else: `shop` computes it, and there is nothing to say of it beforehand; a price may be nobody’s. @default 'feed' */
  source?: keyof typeof sources;
  /** Gives it back. Rejects with the refusal. */
  onBack(): Promise<unknown>;
}

/** Says that staff set a field, what the feed says, and gives it back. */
export function ByHand({ of, feed = null, marked = true, who, source = 'feed', onBack }: ByHandProps) {
  const tell = useTell();
  const [going, setGoing] = useState(false);
  const { back, done } = sources[source];
  const said =
    source === 'shop' ? null : feed === null ? 'в\u00a0файле не\u00a0было' : `в\u00a0файле: ${feed}`;
  async function giveBack(): Promise<void> {
    if (going) return;
    setGoing(true);
    try {
      await onBack();
      tell.done(done);
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(false);
    }
  }
  return (
    <Inline as="span" gap={2}>
      {marked && <Badge tone="brand">вручную</Badge>}
      <Text as="span" size={12} tone="muted">
        {[who, said].filter(Boolean).join('; ')}
      </Text>
      {(source !== 'feed' || feed !== null) && (
        <Button
          size="s"
          variant="line"
          loading={going}
          aria-label={`${back.replaceAll('\u00a0', ' ')}: ${of}`}
          onClick={() => void giveBack()}
        >
          {back}
        </Button>
      )}
    </Inline>
  );
}
