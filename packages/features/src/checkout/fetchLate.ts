/** The one way to what comes after the rows: each way of its own would list all of its files once more. */
export const fetchLate = () => import('./late.ts');
