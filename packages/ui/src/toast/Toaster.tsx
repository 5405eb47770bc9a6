import { Announcer } from './Announcer.tsx';
import { Pile } from './Pile.tsx';
import type { PileProps } from './Pile.tsx';

/** Draws and says what the queue shows. Loaded later than the page, by `NotificationsOutlet`. */
export function Toaster(props: PileProps) {
  const { shown } = props;
  return (
    <>
      <Announcer shown={shown} />
      {shown.length > 0 && <Pile {...props} />}
    </>
  );
}
