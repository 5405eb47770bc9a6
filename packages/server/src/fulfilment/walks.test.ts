import { testWalks } from './testing/testWalks.ts';

testWalks({ steps: 40, walks: 3 });
