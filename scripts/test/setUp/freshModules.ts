import { vi } from 'vitest';

// Some files stand in for modules, and modules keep what they loaded: each file begins with modules of its own.
vi.resetModules();
