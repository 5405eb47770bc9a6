import { ensureBuild } from './buildApp.ts';

await ensureBuild((line) => console.log(line));
