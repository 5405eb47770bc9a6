/** Makes the sound of a new notification: once in a browser, however many tabs are open. */
export interface Ringer {
  /** Answers false where no tab of the browser may make a sound yet: it wants a press first. */
  ring(): Promise<boolean>;
  /** It is this tab that sounds. */
  sounds(): boolean;
}

const SOUND = '/sounds/notice.wav';
/** Whoever holds it is the tab that sounds. */
const LOCK = 'siren-backoffice-sound';

const isHeld = async (): Promise<boolean> =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === LOCK);

/** The first tab that was pressed in sounds, for as long as it is open; browsers let no other one do so. */
export function startRinger(): Ringer {
  const audio = new Audio(SOUND);
  let sounds = !('locks' in navigator);
  const claim = () => {
    if (sounds) return;
    const held = () => {
      sounds = true;
      return new Promise<void>(() => {});
    };
    void navigator.locks.request(LOCK, held);
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, claim, { once: true });

  return {
    sounds: () => sounds,
    async ring() {
      if (!sounds) return isHeld();
      try {
        audio.currentTime = 0;
        await audio.play();
        return true;
      } catch {
        return false;
      }
    },
  };
}
