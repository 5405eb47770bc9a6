export { LoginPage } from './LoginPage.tsx';
export { LogoutButton } from './LogoutButton.tsx';
export { loginResources } from './resources.ts';
