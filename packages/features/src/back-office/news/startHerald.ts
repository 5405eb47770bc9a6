/** Whether the system may show something: `none` where the browser has no way to, `default` before anybody was asked. */
export type HeraldState = 'none' | NotificationPermission;

/** What is new in the system's own notifications, above other windows. */
export interface Herald {
  state(): HeraldState;
  /** Has the browser ask; only after a press. */
  ask(): Promise<HeraldState>;
  /** Shows words; a press there brings this tab to the front. The same tag takes the place of the former. */
  show(text: string, tag: string): void;
  /** Nobody looks at this tab. */
  hidden(): boolean;
}

const TITLE = 'Рабочее место | Сирень';

/** The browser's own. Phones have the word for it and let no page use it: what cannot be shown there is left out. */
export function startHerald(): Herald {
  const state = (): HeraldState => ('Notification' in globalThis ? Notification.permission : 'none');
  return {
    state,
    ask: async () => (state() === 'default' ? Notification.requestPermission() : state()),
    show(text, tag) {
      try {
        const shown = new Notification(TITLE, { body: text, tag, silent: true });
        shown.addEventListener('click', () => {
          window.focus();
          shown.close();
        });
      } catch {
        // The tile and the sound tell of it, too.
      }
    },
    hidden: () => document.visibilityState === 'hidden',
  };
}
