import type { Office } from '../OfficeContext.tsx';
import type { HeraldState } from '../news/startHerald.ts';
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
  /** What the system showed above other windows, while nobody looks; the browser answers `granted` where it is asked. */
  shown: readonly string[];
  /** What the browser thinks of that; at first it has no such thing. */
  allow(state: HeraldState): void;
  /** Whether somebody looks at the tab. */
  look(looks: boolean): void;
}

export function createStoryOffice(): StoryOffice {
  const time = createTime();
  const server = createSocketShop(time);
  let sounded = 0;
  let muted = false;
  let [state, hidden]: [HeraldState, boolean] = ['none', false];
  const shown: string[] = [];
  const office: Office = {
    session: createOfficeSession({ open: server.wire, now: time.now, later: time.later }),
    ringer: {
      async ring() {
        if (!muted) sounded += 1;
        return !muted;
      },
      sounds: () => !muted,
    },
    herald: {
      state: () => state,
      async ask() {
        state = 'granted';
        return state;
      },
      show: (text) => void shown.push(text),
      hidden: () => hidden,
    },
    now: time.now,
    later: time.later,
  };
  return {
    ...{ office, time, server, shown },
    sounded: () => sounded,
    mute: (wanted) => (muted = wanted),
    allow: (answer) => (state = answer),
    look: (looks) => (hidden = !looks),
  };
}
