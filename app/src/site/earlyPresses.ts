import { hash } from 'node:crypto';

declare global {
  interface Window {
    /** Presses the buttons that were pressed before the page was awake, once each, and hears no more of them. */
    pressAgain?: () => void;
  }
}

/** Stands in the page as it is written here, before anything else comes: it knows nothing of this file. */
function hearPresses(): void {
  const pressed = new Set<HTMLElement>();
  const hear = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    pressed.add(button);
    button.dataset.pressed = '';
  };
  document.addEventListener('click', hear, true);
  window.pressAgain = () => {
    document.removeEventListener('click', hear, true);
    for (const button of pressed) {
      delete button.dataset.pressed;
      button.click();
    }
  };
}

/** Script that hears what is pressed while the code of the page is on its way. */
export const EARLY_SCRIPT = `(${String(hearPresses).replaceAll(/\s+/g, ' ')})()`;

/** What lets it run under a policy that forbids scripts in the HTML. */
export const EARLY_SCRIPT_SOURCE = `'sha256-${hash('sha256', EARLY_SCRIPT, 'base64')}'`;
