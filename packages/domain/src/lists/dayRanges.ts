/** Days from one to another, both of them counted; ISO 8601 dates. */
export interface DayRange {
  title: string;
  from: string;
  to: string;
}

/** So many days later, or earlier for a negative count. @param day ISO 8601 date */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is an ISO 8601 date that there is. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text > '0001' &&
  !Number.isNaN(Date.parse(text)) &&
  dayAfter(text, 0) === text;

/** Days that lists are narrowed to most often; today is the last of those that went by, and the first of those that come. */
export const pastDays = (today: string): DayRange[] => [
  { title: 'Сегодня', from: today, to: today },
  { title: 'Вчера', from: dayAfter(today, -1), to: dayAfter(today, -1) },
  { title: '7\u00a0дней', from: dayAfter(today, -6), to: today },
  { title: '30\u00a0дней', from: dayAfter(today, -29), to: today },
];

export const comingDays = (today: string): DayRange[] => [
  { title: 'Сегодня', from: today, to: today },
  { title: 'Завтра', from: dayAfter(today, 1), to: dayAfter(today, 1) },
  { title: '7\u00a0дней', from: today, to: dayAfter(today, 6) },
  { title: '30\u00a0дней', from: today, to: dayAfter(today, 29) },
];
