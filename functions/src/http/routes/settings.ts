import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { openSettingsOf } from '@thriftline/domain/settings/shop-settings';
import { isShopTextName, withShopName } from '@thriftline/domain/settings/shop-texts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { idParameter } from '../request/parameters.ts';
import type { Handlers } from './handlers.ts';

/** What the operator set. */
export const SETTINGS_HANDLERS = {
  getSettings: async () => openSettingsOf(await loadShopSettings()),
  getShopText: async ({ request }) => {
    const name = idParameter(request, 'name');
    if (!isShopTextName(name)) throw new AppError('not-found', msg`This text doesn’t exist.`);
    const settings = await loadShopSettings();
    return { name, text: withShopName(settings[name], settings.name) };
  },
} satisfies Partial<Handlers>;
