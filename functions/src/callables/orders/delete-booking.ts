import { loadCaller } from '../../accounts/actor.ts';
import { deleteBooking as remove } from '../../deletion/delete-booking.ts';
import { call } from '../serve/call.ts';

/** Deletes the caller's own booking whose payment is open: what the rules refuse, since money might be on its way. */
export const deleteBooking = call('deleteBooking', async (caller, { bookingsId }) => {
  await remove(await loadCaller(caller), bookingsId);
  return { deletedCount: 1 };
});
