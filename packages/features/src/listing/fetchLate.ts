/** The one way to what wakes up after a list: each way of its own would list all of its files once more. */
export const fetchLate = () => import('./late.ts');
