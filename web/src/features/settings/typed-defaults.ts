import { withoutIsolates } from '@thriftline/domain/base/texts/without-isolates';
import { DEFAULT_DESCRIPTION, shownDescription } from '@thriftline/domain/settings/default-description';
import { DEFAULT_TEXTS, shownShopText } from '@thriftline/domain/settings/default-texts';
import { SHOP_NAME_MARK, SHOP_TEXT_NAMES, type ShopTextName } from '@thriftline/domain/settings/shop-texts';

/** The settings that are read in each reader's language until the operator writes their own. */
type WithDefault = Record<ShopTextName | 'description', string>;

/** The default, in English, of each text that a form showed of one, in whatever language. */
const shown = new Map<string, string>();

function typedDefault(stored: string, byDefault: string, text: string): string {
  if (stored !== byDefault) return text;
  // What a form may hold and send.
  const typed = withoutIsolates(text);
  shown.set(typed, byDefault);
  return typed;
}

/** These settings as a form has them: in its reader's language as long as they are the default ones. */
export function typedDefaults(settings: WithDefault): WithDefault {
  const texts = SHOP_TEXT_NAMES.map((name) => {
    const stored = settings[name];
    const text = shownShopText(name, stored, SHOP_NAME_MARK);
    return [name, typedDefault(stored, DEFAULT_TEXTS[name], text)];
  });
  const { description } = settings;
  return {
    ...(Object.fromEntries(texts) as Record<ShopTextName, string>),
    description: typedDefault(description, DEFAULT_DESCRIPTION, shownDescription(description)),
  };
}

/** What is stored of a form: of what is still the default its English, so that everyone goes on reading it in their own language. */
export function storedDefaults(typed: WithDefault): WithDefault {
  const names = [...SHOP_TEXT_NAMES, 'description'] as const;
  const texts = names.map((name) => [name, shown.get(typed[name]) ?? typed[name]]);
  return Object.fromEntries(texts) as WithDefault;
}
