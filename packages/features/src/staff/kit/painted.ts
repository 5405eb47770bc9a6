/** Resolves once the browser has painted: a press is answered before what takes longer begins. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
