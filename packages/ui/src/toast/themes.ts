export const notificationThemes = ['standard', 'metro'] as const;
export type NotificationTheme = (typeof notificationThemes)[number];
