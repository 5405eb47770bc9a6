/** What is typed while the field that it is meant for is on its way. */
export interface TypedAhead {
  /** Keeps what is typed from now on; no field and no shortcut of the page has it. */
  begin(): void;
  /** The text that was typed since; nothing is kept any more. */
  take(): string;
}

export function createTypedAhead(): TypedAhead {
  let text: string | null = null;
  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isSign = key.length === 1;
    if (isComposing || ctrlKey || metaKey || altKey || !(isSign || key === 'Backspace' || key === 'Enter'))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isSign) text = (text ?? '') + key;
    else if (key === 'Backspace') text = (text ?? '').slice(0, -1);
  };
  return {
    begin() {
      text ??= '';
      addEventListener('keydown', press, { capture: true });
    },
    take() {
      removeEventListener('keydown', press, { capture: true });
      const taken = text ?? '';
      text = null;
      return taken;
    },
  };
}
