import { loadCaller } from '../accounts/actor.ts';
import { deleteBooking as remove } from '../deletion/delete-booking.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Deletes the caller's own booking whose payment is open: what the rules refuse, since money might be on its way. */
export const deleteBooking = callable(
  'deleteBooking',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, { bookingsId }) => {
    await remove(await loadCaller(caller), bookingsId);
    return { deletedCount: 1 };
  },
);
