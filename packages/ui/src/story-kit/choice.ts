/** Control of a prop whose values are an `as const` array: the type cannot tell them to the page of docs. */
export const choice = (options: readonly (string | number)[]) => ({
  options,
  control: { type: options.length > 6 ? ('select' as const) : ('inline-radio' as const) },
});
