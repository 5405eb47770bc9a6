const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/**
 * Puts the focus into the field with this id: its control, or the first one of a group. The control comes to the middle
 * of the window, so that its label is in view and nothing that sticks to the edges lies over it.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const controls = [...field.querySelectorAll<HTMLInputElement>(FOCUSABLE)].filter(
    ({ disabled }) => !disabled,
  );
  const control = field.matches(FOCUSABLE) ? field : (controls.find(({ checked }) => checked) ?? controls[0]);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
