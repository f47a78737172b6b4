import { readNumbers as read } from '../../operator/read-numbers.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Gives an admin the numbers of the last months. */
export const readNumbers = adminCall('readNumbers', read);
