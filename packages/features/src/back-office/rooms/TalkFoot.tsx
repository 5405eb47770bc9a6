import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { ComeBack } from './LeaveRoom.tsx';
import { MessageForm } from './MessageForm.tsx';
import * as css from './Rooms.css.ts';
import { useHalfTyped } from './useHalfTyped.ts';
import type { RoomRow } from './useRooms.ts';

export interface TalkFootProps {
  room: Pick<RoomRow, 'room' | 'title' | 'left'>;
  /** There is no line: what is said waits for it. */
  waits: boolean;
  onSay(text: string): void;
}

/** What one says next, or the way back into a room that one has left: what was being written is there again then. */
export function TalkFoot({ room, waits, onSay }: TalkFootProps) {
  const [text, setText] = useHalfTyped(room.room);
  const [isWriting, setIsWriting] = useState(false);
  /* Whoever comes back has pressed what is gone then. */
  const [isBack, setIsBack] = useState(false);
  if (!room.left)
    return (
      <MessageForm
        text={text}
        waits={waits}
        focused={isBack}
        onText={setText}
        onFocus={(has) => {
          setIsWriting(has);
          setIsBack(false);
        }}
        onSay={onSay}
      />
    );
  return (
    <div className={css.left}>
      <Text as="p" size={14} tone="muted">
        Вы вышли из&nbsp;этой комнаты: о&nbsp;новом в&nbsp;ней вам не&nbsp;сообщают.
      </Text>
      <ComeBack room={room} focused={isWriting} onBack={() => setIsBack(true)} />
    </div>
  );
}
