/** Inputs that letters do nothing in. */
const BLIND = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `:not([type=${type}])`)
  .join('');
/** What takes letters: fields, and lists in which a letter leads to what begins with it. */
const TAKES_LETTERS = [
  `input${BLIND}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/** Whether a key that is pressed there writes something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_LETTERS) !== null;

/** One that is on its way out covers nothing any more. */
const OPEN = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

/** Whether a window, a menu or a list lies over the screen. */
export const isCovered = (): boolean => document.querySelector(OPEN) !== null;
