import { fragment } from '../db/index.ts';
import type { Fragment } from '../db/index.ts';

/** Whether an account `u` is told of at all: one of a demo that is shut is none, and nobody may open it here. */
export const isListed: Fragment = fragment`not (u.demo and u.blocked and u.blocked_why is null)`;
