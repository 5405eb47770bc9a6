import { keepCompiled } from './start/keepCompiled.ts';

keepCompiled();
const { command } = await import('./start/command.ts');
await command(process.argv.slice(2));
