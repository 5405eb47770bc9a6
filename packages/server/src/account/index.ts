export { hashPassword, isPassword } from './passwords.ts';
