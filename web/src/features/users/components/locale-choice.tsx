import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { currentLocale, dateFormat, LOCALES, type Locale } from '@thriftline/domain/base/locale/locale';
import { LOCALE_LABELS } from '@thriftline/domain/base/locale/locale-labels';
import { formatPrice } from '@thriftline/domain/base/money';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { chooseLocale } from '../api/choose-locale.ts';

const sampleTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** Long after noon and late in a month, so that nobody takes the day for the month. */
const SAMPLE = new Date(2026, 0, 31, 21, 5);
const SAMPLE_PRICE = 123_456.5;

/** Whether the page is drawn anew because somebody has just chosen: then the focus stays where it was. */
let hasChosen = false;

/** Chooses how dates and numbers are written for the account, on all of its devices and in its letters. */
export function LocaleChoice({ uid }: { uid: string }) {
  const notify = useNotify();
  const { disabled } = useNeedsNetwork();
  const choose = (locale: Locale) => {
    hasChosen = true;
    chooseLocale(uid, locale).catch((error: unknown) => {
      hasChosen = false;
      notify.error(error);
    });
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        value={currentLocale()}
        disabled={disabled}
        aria-label="Dates and numbers"
        onBlur={() => {
          hasChosen = false;
        }}
        onChange={(_event, chosen: Locale | null) => {
          if (chosen !== null) choose(chosen);
        }}
      >
        {LOCALES.map((value) => (
          <ToggleButton key={value} value={value} autoFocus={hasChosen && value === currentLocale()}>
            {LOCALE_LABELS[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Now as {sampleTime(SAMPLE)} and {formatPrice(SAMPLE_PRICE)}
      </Typography>
    </>
  );
}
