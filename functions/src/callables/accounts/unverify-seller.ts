import { unverifySeller as unverify } from '../../sellers/unverify-seller.ts';
import { adminCall } from '../serve/admin-call.ts';

/** Takes the badge back from a seller; for admins. */
export const unverifySeller = adminCall('unverifySeller', unverify);
