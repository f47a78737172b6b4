import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { formatPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import {
  MAX_SHOP_DESCRIPTION,
  MAX_SHOP_NAME,
  SETTING_LABELS,
} from '@thriftline/domain/settings/shop-settings';
import { SHOP_NAME_MARK, SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import { Link as RouterLink } from 'react-router-dom';
import { FormNumberField } from '@/components/form/form-number-field.tsx';
import { FormPriceField } from '@/components/form/form-price-field.tsx';
import { FormSwitch } from '@/components/form/form-switch.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SETTING_NUMBERS } from '../settings-values.ts';
import { FeeSection } from './fee-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const LONG = { multiline: true, minRows: 4, maxRows: 16 };

function ShownOn({ path }: { path: string }) {
  return (
    <Trans>
      Shown on{' '}
      <Link href={path} target="_blank" rel="noopener">
        {path}
      </Link>
    </Trans>
  );
}

/** Every setting, by what it is about. */
export function SettingsFields({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const least = formatPrice(DEFAULT_OPEN_SETTINGS.minPrice);
  const shopMark = SHOP_NAME_MARK;
  return (
    <>
      <SettingsSection
        title={t`The shop`}
        text={t`Shown at the top and bottom of every page, and in titles.`}
      >
        <FormTextField
          name="name"
          label={SETTING_LABELS.name}
          helperText={t`At most ${plural(MAX_SHOP_NAME, { one: '# character', other: '# characters' })}`}
          disabled={disabled}
        />
        <FormTextField
          name="description"
          label={SETTING_LABELS.description}
          helperText={t`Describe the shop in a sentence or two, at most ${plural(MAX_SHOP_DESCRIPTION, { one: '# character', other: '# characters' })}`}
          multiline
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title={t`Items and offers`}>
        <FormPriceField
          name="minPrice"
          label={SETTING_LABELS.minPrice}
          helperText={t`For new items. Current listings keep their price. At least ${least}, because less can’t be charged.`}
          disabled={disabled}
        />
        <FormSwitch
          name="offers"
          label={t`Buyers can make offers`}
          helperText={t`Off: items are sold only at their price. Sellers can still respond to open offers.`}
          disabled={disabled}
        />
        <FormNumberField
          name="offerFloor"
          kind={SETTING_NUMBERS.offerFloor}
          label={`${SETTING_LABELS.offerFloor} (%)`}
          helperText={t`The lowest offer a buyer can make, as a percentage of the price. Sellers can ask for more.`}
          disabled={disabled}
        />
        <div>
          <Trans>
            Change the order of the categories on the home page under{' '}
            <Link component={RouterLink} to={paths.dashboard.categories.href()}>
              Categories
            </Link>
            .
          </Trans>
        </div>
      </SettingsSection>

      <FeeSection disabled={disabled} />
      <SettingsSection title={t`Paying`}>
        <FormSwitch
          name="paymentElement"
          label={t`Accept wallets, too`}
          helperText={t`On: the payment page shows a card form and, if the buyer’s device has them, Apple Pay or Google Pay. Off: only a card field. Register the domain with Stripe first.`}
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title={t`Search`}>
        <FormSwitch
          name="openBrowsing"
          label={t`Anyone can browse`}
          helperText={t`Off: visitors who aren’t signed in only see advertised items. On: they see everything for sale.`}
          disabled={disabled}
        />
        <FormTextField
          name="synonyms"
          label={SETTING_LABELS.synonyms}
          helperText={t`Words with the same meaning, one group a line, like sofa, couch, settee`}
          {...LONG}
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title={t`Home page`}>
        <FormSwitch
          name="subscribeBox"
          label={t`Ask for newsletter addresses`}
          helperText={
            <Trans>
              The box under the categories. It’s shown if the shop can send e-mails. Confirmed addresses are
              listed under{' '}
              <Link component={RouterLink} to={paths.dashboard.subscribers.href()}>
                Subscribers
              </Link>
              .
            </Trans>
          }
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection
        title={t`Pages`}
        text={t`A blank line ends a paragraph, “## ” begins a heading and “- ” an item of a list. Web and e-mail addresses become links, and ${shopMark} becomes the name of the shop.`}
      >
        {SHOP_TEXT_NAMES.map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={SETTING_LABELS[name]}
            helperText={<ShownOn path={paths.shopText.href(name)} />}
            {...LONG}
            disabled={disabled}
          />
        ))}
      </SettingsSection>
    </>
  );
}
