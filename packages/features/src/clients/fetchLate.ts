/** The one way to what only staff get: each way of its own would list all of its files once more. */
export const fetchLate = () => import('./late.ts');
