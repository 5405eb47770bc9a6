/** What is typed while the field that it is meant for is on its way. */
export interface TypedAhead {
  /** Keeps what is typed from now on; no field and no shortcut of the page has it. */
  begin(): void;
  /** The text that was typed since; nothing is kept any more. */
  take(): string;
}

/** A field that is not there by then may be long in coming: the page has its keys again, ms. */
const PATIENCE_MS = 3_000;

export function createTypedAhead(): TypedAhead {
  let text = '';
  let ends: AbortController | null = null;
  const end = (): void => ends?.abort();

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isCommand = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
    const isSign = key.length === 1;
    if (isComposing || isCommand || !(isSign || key === 'Backspace' || key === 'Enter')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isSign) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
  }
  return {
    begin() {
      // Called again meanwhile, it is the same field that one waits for.
      if (ends === null || ends.signal.aborted) text = '';
      end();
      ends = new AbortController();
      const { signal } = ends;
      addEventListener('keydown', press, { capture: true, signal });
      // Who gives up, or turns to something else, types there.
      addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { capture: true, signal });
      addEventListener('pointerdown', end, { capture: true, signal });
      const timer = setTimeout(end, PATIENCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    take() {
      end();
      const taken = text;
      text = '';
      return taken;
    },
  };
}
