/** Whether a video may begin by itself: not where little traffic or little motion is wanted. */
export const mayAutoplay = (isWished: boolean, { saveData, still }: { saveData: boolean; still: boolean }) =>
  isWished && !saveData && !still;
