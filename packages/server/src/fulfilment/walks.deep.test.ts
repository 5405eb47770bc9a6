import { testWalks } from './testing/testWalks.ts';

testWalks({ steps: 200, walks: 6 });
