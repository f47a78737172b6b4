import { useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { currentLocale, dateFormat, LOCALES_OF, type Locale } from '@thriftline/domain/base/locale/locale';
import { LOCALE_LABELS } from '@thriftline/domain/base/locale/locale-labels';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { formatPrice } from '@thriftline/domain/base/money';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { chooseLocale } from '../api/choose-locale.ts';

const sampleTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** Long after noon and late in a month, so that nobody takes the day for the month. */
const SAMPLE = new Date(2026, 0, 31, 21, 5);
const SAMPLE_PRICE = 123_456.5;

/** Chooses how dates and numbers are written for the account, on all of its devices and in its e-mails. */
export function LocaleChoice({ uid }: { uid: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { disabled } = useNeedsNetwork();
  const time = sampleTime(SAMPLE);
  const price = formatPrice(SAMPLE_PRICE);
  const choose = (locale: Locale) => {
    chooseLocale(uid, locale).catch((error: unknown) => notify.error(error));
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        value={currentLocale()}
        disabled={disabled}
        aria-label={t`Dates and numbers`}
        onChange={(_event, chosen: Locale | null) => {
          if (chosen !== null) choose(chosen);
        }}
      >
        {LOCALES_OF[currentLanguage()].map((value) => (
          <ToggleButton key={value} value={value}>
            {LOCALE_LABELS[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t`Example: ${time} and ${price}`}
      </Typography>
    </>
  );
}
