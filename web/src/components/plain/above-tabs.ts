/** `bottom` for controls that stay in reach on phones: above the tab bar, 57 px high with its border (app/layouts/bars/tab-bar.module.css). */
export const ABOVE_TABS = 'calc(57px + env(safe-area-inset-bottom))';
