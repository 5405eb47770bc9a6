import fc from 'fast-check';

/**
 * The gate tries the same cases each time: what one change breaks must not be told to another. `CASES=new` tries others, as the whole
 * run does; a failure names the seed of its own.
 */
if (process.env['CASES'] !== 'new') fc.configureGlobal({ seed: 1 });
