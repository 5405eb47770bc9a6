/** Channel that tells all processes that there is another room; the payload is its id. A trigger speaks there. */
export const ROOM_MADE_CHANNEL = 'siren_room_made';
