import { email } from '@thriftline/domain/fields';
import { object } from 'yup';

/** The form that asks where a link to choose a new password goes. */
export const resetPasswordSchema = object({ email: email() });
