import type { Office } from '../OfficeContext.tsx';
import { createOfficeSession } from '../session/createOfficeSession.ts';
import { createSocketShop, createTime } from './createWorld.ts';

/** The back-office of a story: the real session on a line that the story drives, in time that it moves. */
export interface StoryOffice {
  office: Office;
  time: ReturnType<typeof createTime>;
  server: ReturnType<typeof createSocketShop>;
  /** How often it has sounded. */
  sounded(): number;
  /** The browser lets nobody hear anything yet. */
  mute(muted: boolean): void;
}

export function createStoryOffice(): StoryOffice {
  const time = createTime();
  const server = createSocketShop(time);
  let sounded = 0;
  let muted = false;
  const office: Office = {
    session: createOfficeSession({ open: server.wire, now: time.now, later: time.later }),
    ringer: {
      async ring() {
        if (!muted) sounded += 1;
        return !muted;
      },
    },
    now: time.now,
  };
  return { office, time, server, sounded: () => sounded, mute: (wanted) => (muted = wanted) };
}
