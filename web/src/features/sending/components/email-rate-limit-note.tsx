import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { perLocale } from '@thriftline/domain/base/locale/locale';
import type { EmailRoomReport } from '@thriftline/domain/notifications/sending-report';
import { formatMoment } from '@/lib/texts/format-moment.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

function hourText(taken: number, limit: number): string {
  const [used, all] = [taken, limit].map(numberFormat().format) as [string, string];
  return t`${used} of ${all} e-mails in the last hour`;
}

function dayText(taken: number, limit: number): string {
  const [used, all] = [taken, limit].map(numberFormat().format) as [string, string];
  return t`${used} of ${all} e-mails in the last day`;
}

/** `37 of 100 e-mails in the last hour`, of each limit that is set. */
function usedUp({ limits, sent }: EmailRoomReport): string {
  const { hour, day } = limits;
  return listFormat().format([
    ...(hour === undefined ? [] : [hourText(sent.hour, hour)]),
    ...(day === undefined ? [] : [dayText(sent.day, day)]),
  ]);
}

/** How much the mail provider still takes, and whether it wants to be left alone. */
export function EmailRateLimitNote(report: EmailRoomReport) {
  const { t } = useLingui();
  const { pausedUntil } = report;
  const until = pausedUntil === undefined ? '' : formatMoment(new Date(pausedUntil));
  const used = usedUp(report);
  return (
    <Alert severity={pausedUntil === undefined ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {pausedUntil !== undefined && (
        <>{t`The mail provider has paused our e-mails. We try again after ${until}.`} </>
      )}
      {used !== '' && <>{t`The mail provider has accepted ${used}.`} </>}
      {t`The rest is sent later: account and payment e-mails first, daily e-mails last.`}
    </Alert>
  );
}
