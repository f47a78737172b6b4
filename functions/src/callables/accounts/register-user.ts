import { registerUser as register } from '../../accounts/sign-in/register-user.ts';
import { call } from '../serve/call.ts';

/** Makes or mends the account of someone who has signed up. */
export const registerUser = call('registerUser', register);
