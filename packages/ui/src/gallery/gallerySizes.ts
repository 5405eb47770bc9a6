/** How wide the large picture of a gallery is laid out, as in `img`: for who fetches it ahead. */
export const gallerySizes = '(max-width: 767px) 100vw, (max-width: 1099px) 85vw, 640px';
