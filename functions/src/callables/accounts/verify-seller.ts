import { verifySeller as verify } from '../../sellers/verify-seller.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Vouches for a seller; for admins. */
export const verifySeller = adminCall('verifySeller', verify);
