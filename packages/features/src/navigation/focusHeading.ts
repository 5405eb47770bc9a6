/** Gives the focus to a heading, which a screen reader then reads; nobody comes to it by Tab. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
