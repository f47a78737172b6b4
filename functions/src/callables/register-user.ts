import { registerUser as register } from '../accounts/register-user.ts';
import { callable } from './callable.ts';

/** Makes or mends the account of someone who has signed up. */
export const registerUser = callable('registerUser', {}, register);
