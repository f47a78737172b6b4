import type { markAdvertisementSold as safeguard } from '@thriftline/functions/payments/settle/mark-advertisement-sold';

/** The advertisement of a sold product stays as it is. */
export const markAdvertisementSold: typeof safeguard = () => undefined;
