/** A request that several may wait for. */
interface Flight {
  answer: Promise<void>;
  wanted: number;
  controller: AbortController;
}

/**
 * Joins who asks for the same at the same time: one request serves all, and it is broken off once every one of them
 * has said by its signal that it is not wanted any more.
 */
export function createFlights(): (
  key: string,
  begin: (signal: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
) => Promise<void> {
  const flights = new Map<string, Flight>();
  return (key, begin, signal) => {
    const flight = flights.get(key) ?? start(key, begin);
    flight.wanted += 1;
    const leave = () => {
      flight.wanted -= 1;
      if (flight.wanted > 0) return;
      if (flights.get(key) === flight) flights.delete(key);
      flight.controller.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return flight.answer;
  };

  function start(key: string, begin: (signal: AbortSignal) => Promise<void>): Flight {
    const controller = new AbortController();
    const flight: Flight = { answer: begin(controller.signal), wanted: 0, controller };
    flights.set(key, flight);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(end, end);
    return flight;
  }
}
