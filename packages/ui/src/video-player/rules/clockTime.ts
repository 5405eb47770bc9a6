const two = (count: number) => String(count).padStart(2, '0');

/** «2:30», «1:02:30»: as on a clock; `longest` keeps the hours of a long video at its beginning too. */
export function clockTime(seconds: number, longest = seconds): string {
  const all = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const withHours = hours > 0 || (Number.isFinite(longest) && longest >= 3600);
  return withHours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
