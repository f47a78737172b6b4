export { buildBrowserAssets } from './build-browser-assets.ts';
export { type CardProvider, type CardProviderOptions, startCardProvider } from './card-provider.ts';
export { TEST_CARDS, type TestCard } from './model/test-cards.ts';
