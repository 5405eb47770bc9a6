import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** What a test waits for comes late on a busy machine; a second, as it is by default, is a race there. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
/** Files share a worker: what React has still to do must be done before the window of this one goes. */
afterAll(() => new Promise<void>((resolve) => void setImmediate(resolve)));
