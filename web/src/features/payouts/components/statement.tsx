import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ShortSelect } from '@/components/plain-form/short-select.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { BYTE_ORDER_MARK, downloadText } from '@/lib/browser/download-text.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** The years from the one to the other, the last first. */
function yearsFrom(first: number, last: number): string[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => String(last - index));
}

/** What a seller got in a year, as a file for their books. */
export function Statement() {
  const { t } = useLingui();
  const { uid, userDoc } = useSignedInUser();
  const { name } = useShopSettings();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const thisYear = new Date(serverNow()).getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const { busy, run } = useAct();
  const joined = userDoc?.createdAt.toDate().getUTCFullYear() ?? thisYear;
  const save = async () => {
    await run(async () => {
      const [{ readPayoutsOfYear }, { statementCsv, statementFileName }] = await Promise.all([
        import('../api/read-payouts-of-year.ts'),
        import('../statement-csv.ts'),
      ]);
      const payouts = await readPayoutsOfYear(uid, Number(year));
      if (payouts.length === 0) notify.info(t`No sales in ${year}`);
      else
        downloadText(
          statementFileName(name, Number(year)),
          'text/csv',
          BYTE_ORDER_MARK + statementCsv(payouts),
        );
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <ShortSelect
        aria-label={t`Statement year`}
        value={year}
        onChange={(event) => setYear(event.target.value)}
      >
        {yearsFrom(joined, thisYear).map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </ShortSelect>
      <Button
        variant="outlined"
        {...needsNetwork}
        disabled={busy || needsNetwork.disabled}
        onClick={() => void save()}
      >
        {t`Download CSV`}
      </Button>
    </Box>
  );
}
