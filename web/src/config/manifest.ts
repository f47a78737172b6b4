import type { ManifestOptions } from 'vite-plugin-pwa';
import { MANIFEST_TEXTS } from './manifest-texts.ts';

/**
 * The web app manifest in a language: what a phone shows when Thriftline is installed. All are of one app, by their id. Node.js reads it as part of Vite's configuration and cannot load
 * TypeScript from a package, so its addresses are written out; manifest.test.ts compares them.
 */
export function manifestIn(language: keyof typeof MANIFEST_TEXTS): Partial<ManifestOptions> {
  const texts = MANIFEST_TEXTS[language];
  return {
    id: '/',
    name: 'Thriftline',
    short_name: 'Thriftline',
    description: texts.description,
    lang: language,
    dir: texts.dir,
    start_url: '/',
    display: 'standalone',
    background_color: '#F8F3E9',
    theme_color: '#1B4B38',
    categories: ['shopping'],
    screenshots: [
      {
        src: '/screenshots/narrow.webp',
        sizes: '720x1480',
        type: 'image/webp',
        form_factor: 'narrow',
        label: texts.onPhone,
      },
      {
        src: '/screenshots/wide.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: texts.onDesktop,
      },
    ],
    shortcuts: [
      { name: texts.myOrders, url: '/dashboard/myorders' },
      { name: texts.wishList, url: '/dashboard/wishlist' },
      { name: texts.addProduct, url: '/dashboard/addproduct' },
    ],
    // What another app shares begins a listing: public/share-worker.js takes it.
    share_target: {
      action: '/dashboard/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', files: [{ name: 'photos', accept: ['image/*'] }] },
    },
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
