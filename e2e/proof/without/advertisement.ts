import type { markAdvertisementSold as safeguard } from '../../../functions/src/payments/settle/mark-advertisement-sold.ts';

/** The advertisement of a sold product stays as it is. */
export const markAdvertisementSold: typeof safeguard = () => undefined;
