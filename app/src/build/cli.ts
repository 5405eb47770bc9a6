import { buildApp } from './buildApp.ts';
import { isBuilt } from './isBuilt.ts';
import { distDir, rootDir } from './paths.ts';
import { sourceDigest } from './sourceDigest.ts';

// What is served is the production build, whatever the environment is otherwise for.
process.env.NODE_ENV = 'production';

const id = await sourceDigest(rootDir);
if (!(await isBuilt(distDir, id))) await buildApp(id);
