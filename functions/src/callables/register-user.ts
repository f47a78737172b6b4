import { registerUser as register } from '../accounts/register-user.ts';
import { call } from './call.ts';

/** Makes or mends the account of someone who has signed up. */
export const registerUser = call('registerUser', register);
