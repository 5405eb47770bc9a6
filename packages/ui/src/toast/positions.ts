export const notificationPositions = [
  'top-left',
  'top',
  'top-right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type NotificationPosition = (typeof notificationPositions)[number];

/** A notification is swiped off over the edge that it stands at. */
export const swipeDirections = {
  'top-left': 'left',
  top: 'up',
  'top-right': 'right',
  'bottom-left': 'left',
  bottom: 'down',
  'bottom-right': 'right',
} as const satisfies Record<NotificationPosition, string>;
