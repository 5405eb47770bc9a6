/**
 * What a policy answers to an event: its next state and what is to be done now, in this order. Policies keep
 * no timers themselves; whoever runs them waits, sends and reports back.
 */
export interface Step<State, Effect> {
  state: State;
  effects: Effect[];
}
