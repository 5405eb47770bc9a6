import { Button } from '@siren/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../../notices/index.ts';
import { useRoomsState } from './RoomsContext.tsx';

interface RoomChoice {
  room: string;
  title: string;
}

/** Runs a change of the room once at a time; a refusal is told in words. */
function useLeaving({ room }: RoomChoice) {
  const { leave } = useRoomsState();
  const { fail } = useNotices();
  const [busy, setBusy] = useState(false);
  const go = async (left: boolean): Promise<boolean> => {
    setBusy(true);
    try {
      await leave(room, left);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, go };
}

/** Leaves the room; what was done can be taken back (behaviour office-72). */
export function LeaveRoom({ room, onLeft }: { room: RoomChoice; onLeft(): void }) {
  const { busy, go } = useLeaving(room);
  const { say } = useNotices();
  async function leave(): Promise<void> {
    if (!(await go(true))) return;
    onLeft();
    say(`Вы вышли из\u00a0комнаты «${room.title}».`, {
      label: 'Вернуться',
      onSelect: () => void go(false),
    });
  }
  return (
    <Button
      size="s"
      variant="line"
      loading={busy}
      aria-label={`Выйти из\u00a0комнаты «${room.title}»`}
      onClick={() => void leave()}
    >
      Выйти
    </Button>
  );
}

interface ComeBackProps {
  room: RoomChoice;
  /** It takes the focus of the field, which was left at another till meanwhile. */
  focused: boolean;
  /** One is back by this press. */
  onBack(): void;
}

/** In the place of the field: whoever has left a room reads there, and comes back to say something. */
export function ComeBack({ room, focused, onBack }: ComeBackProps) {
  const { busy, go } = useLeaving(room);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Button
      ref={button}
      size="s"
      loading={busy}
      onClick={() => void go(false).then((done) => done && onBack())}
    >
      Вернуться в&nbsp;комнату
    </Button>
  );
}
