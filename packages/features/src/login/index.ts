export { CodeForm } from './CodeForm.tsx';
export type { CodeFormProps } from './CodeForm.tsx';
export { CreateAccount } from './CreateAccount.tsx';
export type { CreateAccountProps } from './CreateAccount.tsx';
export { LoginPage } from './LoginPage.tsx';
