/** Notifications lie over everything: pressing one of them is no press outside of what is open under it. */
export const isInToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;
