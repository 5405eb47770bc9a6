import { useState } from 'react';
import { screen, within } from 'storybook/test';
import { createManualTiming, createNotifications } from '../notifications/index.ts';
import type { ManualTiming, NewNotification, Notifications, Timing } from '../notifications/index.ts';
import { NotificationsOutlet } from './NotificationsOutlet.tsx';
import type { NotificationsOutletProps } from './NotificationsOutlet.tsx';

/** A queue of its own for each story, so that none hears what another says, and a clock that is moved by hand. */
export interface Loaded {
  queue: Notifications;
  time: ManualTiming;
}

/** Loader of a story: the queue with these in it. */
export const queueOf =
  (news: readonly NewNotification[] = []) =>
  (): Loaded => {
    const time = createManualTiming();
    const queue = createNotifications();
    for (const one of news) queue.show(one);
    return { queue, time };
  };

export const loadedOf = ({ loaded }: { loaded: Record<string, unknown> }): Loaded =>
  loaded as unknown as Loaded;

const standing: Timing = { now: () => 0, after: () => () => {} };

export interface FramedProps extends Omit<NotificationsOutletProps, 'queue' | 'timing'> {
  news: readonly NewNotification[];
  width: string;
  height: string;
}

/** Notifications that stand still in a frame of their own instead of the window. */
export function Framed({ news, width, height, ...props }: FramedProps) {
  const [queue] = useState(() => {
    const own = createNotifications();
    for (const one of news) own.show(one);
    return own;
  });
  return (
    <div style={{ contain: 'layout', width, height }}>
      <NotificationsOutlet {...props} queue={queue} timing={standing} />
    </div>
  );
}

export const region = () => screen.findByRole('region', { name: /^Уведомления/ });
/** Those that are shown now, the oldest first. */
export const shown = async () => within(await region()).getAllByRole('listitem');
