export { Avatar, avatarSizes, presences } from './Avatar.tsx';
export type { AvatarProps, Presence } from './Avatar.tsx';
export { AvatarGroup } from './AvatarGroup.tsx';
export type { AvatarGroupProps } from './AvatarGroup.tsx';
