/** The room of everybody: what is said there is for all who work here. */
export const ROOM_OF_ALL = 'all';

/** Whether one may leave a room. */
export const mayLeave = (room: string): boolean => room !== ROOM_OF_ALL;
