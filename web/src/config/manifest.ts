import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * The web app manifest: what a phone shows when Thriftline is installed. Node.js reads it as part of Vite's configuration and cannot load
 * TypeScript from a package, so its addresses are written out; manifest.test.ts compares them.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Thriftline',
  short_name: 'Thriftline',
  description: "A marketplace for second-hand things: find what you need, sell what you don't.",
  lang: 'en',
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
      label: 'The home page on a phone',
    },
    {
      src: '/screenshots/wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'The home page on a large screen',
    },
  ],
  shortcuts: [
    { name: 'My Orders', url: '/dashboard/myorders' },
    { name: 'WishList', url: '/dashboard/wishlist' },
    { name: 'Add Product', url: '/dashboard/addproduct' },
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
