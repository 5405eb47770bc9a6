import { Button } from '@siren/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** Leaves the room for the list; what was done can be taken back (behaviour office-72). */
export function LeaveRoom({ room, onLeft }: { room: RoomChoice; onLeft(): void }) {
  const { busy, go } = useLeaving(room);
  const { say } = useNotices();
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    if (!(await go(true))) return;
    onLeft();
    void navigate('/rooms');
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

/** In the place of the field: whoever has left a room reads there, and comes back to say something. */
export function ComeBack({ room }: { room: RoomChoice }) {
  const { busy, go } = useLeaving(room);
  return (
    <Button size="s" loading={busy} onClick={() => void go(false)}>
      Вернуться в&nbsp;комнату
    </Button>
  );
}
