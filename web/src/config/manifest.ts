import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: what a phone shows when Thriftline is installed. */
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
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
