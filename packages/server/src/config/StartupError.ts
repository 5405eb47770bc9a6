/** Why the shop cannot start, in one line for the person who started it. Whoever starts it prints the line and exits. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' ').trim(), options);
    this.name = 'StartupError';
  }
}
