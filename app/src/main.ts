/** The least Node that everything below runs on. */
const RUNTIME = 26;

const { node } = process.versions;
if (Number.parseInt(node, 10) < RUNTIME) {
  console.error(`Node ${RUNTIME} or newer is needed, and this one is ${node}: npm start brings its own.`);
  process.exitCode = 1;
} else {
  // Only now: an older Node may not even be able to read what the rest is written in.
  const { keepCompiled } = await import('./start/keepCompiled.ts');
  keepCompiled();
  const { serve } = await import('./start/serve.ts');
  await serve();
}

export {};
