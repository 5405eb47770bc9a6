import type { z } from 'zod';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * The schema of a domain entity: compiles only where it infers exactly that entity, no field more, less or
 * looser. `entity<User>()(z.object({ … }))`
 */
export const entity =
  <Entity>() =>
  <Schema extends z.ZodType>(
    schema: Schema & (Same<z.output<Schema>, Entity> extends true ? unknown : never),
  ): z.ZodType<Entity> =>
    schema as z.ZodType as z.ZodType<Entity>;
