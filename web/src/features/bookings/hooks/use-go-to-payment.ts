import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/specified-texts';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';

/** Says that an item is booked, and leads on to where it is paid. */
export function useGoToPayment(): (product: { _id: string }) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  const { uid } = useCurrentUser();
  return (product) => {
    notify.success(MESSAGES.productBooked);
    if (uid !== null) void navigate(paths.dashboard.payment.href(bookingDocumentId(product._id, uid)));
  };
}
