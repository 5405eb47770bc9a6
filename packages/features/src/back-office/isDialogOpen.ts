/** Whether a window asks something: until it is answered, nothing else of the till takes its place. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;
