import { configure } from '@testing-library/react';

/** What a test waits for comes late on a busy machine; a second, as it is by default, is a race there. */
configure({ asyncUtilTimeout: 10_000 });
