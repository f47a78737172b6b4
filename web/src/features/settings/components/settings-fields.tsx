import Link from '@mui/material/Link';
import { formatPrice } from '@thriftline/domain/base/money';
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
import { paths } from '@/config/paths.ts';
import { SETTING_NUMBERS } from '../settings-values.ts';
import { FeeSection } from './fee-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const LONG = { multiline: true, minRows: 4, maxRows: 16 };

/** Every setting, by what it is about. */
export function SettingsFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <SettingsSection title="The shop" text="Shown at the top and the foot of every page, and in titles.">
        <FormTextField
          name="name"
          label={SETTING_LABELS.name}
          helperText={`At most ${MAX_SHOP_NAME} characters`}
          disabled={disabled}
        />
        <FormTextField
          name="description"
          label={SETTING_LABELS.description}
          helperText={`What it is, in a sentence or two: at most ${MAX_SHOP_DESCRIPTION} characters`}
          multiline
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title="What is for sale">
        <FormPriceField
          name="minPrice"
          label={SETTING_LABELS.minPrice}
          helperText={`The least that a new item may cost; what is listed already keeps its price. ${formatPrice(DEFAULT_OPEN_SETTINGS.minPrice)} at least: less cannot be charged.`}
          disabled={disabled}
        />
        <FormSwitch
          name="offers"
          label="Buyers may make offers"
          helperText="Off: items are sold at their price alone. Offers that are open can still be answered."
          disabled={disabled}
        />
        <FormNumberField
          name="offerFloor"
          kind={SETTING_NUMBERS.offerFloor}
          label={`${SETTING_LABELS.offerFloor} (%)`}
          helperText="The least a buyer may offer, in per cent of the price. Sellers may ask for more."
          disabled={disabled}
        />
        <div>
          In which order the home page shows the categories is set under{' '}
          <Link component={RouterLink} to={paths.dashboard.categories.href()}>
            Categories
          </Link>
          .
        </div>
      </SettingsSection>

      <FeeSection disabled={disabled} />
      <SettingsSection title="Paying">
        <FormSwitch
          name="paymentElement"
          label="Take wallets, too"
          helperText="On: the payment page has Stripe’s Payment Element, with the card form and, where the buyer’s device has one, Apple Pay or Google Pay. Off: a card field alone. The domain has to be registered with Stripe first."
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title="Finding things">
        <FormSwitch
          name="openBrowsing"
          label="Anyone may browse"
          helperText="Off: who is not signed in sees the advertised items alone. On: everything that is for sale."
          disabled={disabled}
        />
        <FormTextField
          name="synonyms"
          label={SETTING_LABELS.synonyms}
          helperText="Words that mean the same to the search: a group on each line, like sofa, couch, settee"
          {...LONG}
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection title="Home page">
        <FormSwitch
          name="subscribeBox"
          label="Ask for addresses to write to"
          helperText={
            <>
              The box under the categories; it is shown where the shop can send letters. Whoever confirmed
              their address by one is listed under{' '}
              <Link component={RouterLink} to={paths.dashboard.subscribers.href()}>
                Subscribers
              </Link>
              .
            </>
          }
          disabled={disabled}
        />
      </SettingsSection>

      <SettingsSection
        title="Pages"
        text={`A blank line ends a paragraph, “## ” begins a heading and “- ” an item of a list. Addresses of websites and e-mail become links, and ${SHOP_NAME_MARK} the name of the shop.`}
      >
        {SHOP_TEXT_NAMES.map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={SETTING_LABELS[name]}
            helperText={
              <>
                Shown on{' '}
                <Link href={paths.shopText.href(name)} target="_blank" rel="noopener">
                  {paths.shopText.href(name)}
                </Link>
              </>
            }
            {...LONG}
            disabled={disabled}
          />
        ))}
      </SettingsSection>
    </>
  );
}
