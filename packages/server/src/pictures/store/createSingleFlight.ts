/** Whoever asks for what is being made already waits for that. */
export function createSingleFlight<Result>(): (key: string, make: () => Promise<Result>) => Promise<Result> {
  const flying = new Map<string, Promise<Result>>();
  return (key, make) => {
    const known = flying.get(key);
    if (known) return known;
    const flight = make().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}
