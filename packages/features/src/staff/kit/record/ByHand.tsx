import { Badge } from '@siren/ui/badge';
import { Button } from '@siren/ui/button';
import { Inline } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useTell } from '../useTell.ts';

export interface ByHandProps {
  /** What it is of, for whoever hears the button alone: «Название». */
  of: string;
  /** What the feed says, in words; null where none has said anything. */
  feed: string | null;
  /** Says itself that it was set by hand. @default true */
  marked?: boolean;
  /** Who set it, and when. @default nothing is said of it */
  who?: string;
  /** Gives it back to the feed. Rejects with the refusal. */
  onBack(): Promise<unknown>;
}

/** Says that staff set a field, what the feed says, and gives it back. */
export function ByHand({ of, feed, marked = true, who, onBack }: ByHandProps) {
  const tell = useTell();
  const [going, setGoing] = useState(false);
  async function giveBack(): Promise<void> {
    if (going) return;
    setGoing(true);
    try {
      await onBack();
      tell.done('Вернули из\u00a0файла');
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
        {[who, feed === null ? 'в\u00a0файле не\u00a0было' : `в\u00a0файле: ${feed}`]
          .filter(Boolean)
          .join('; ')}
      </Text>
      {feed !== null && (
        <Button
          size="s"
          variant="line"
          loading={going}
          aria-label={`Вернуть из файла: ${of}`}
          onClick={() => void giveBack()}
        >
          Вернуть из&nbsp;файла
        </Button>
      )}
    </Inline>
  );
}
