/** `bottom` of what stays in reach on phones: above the tabs along the edge, 57 px high with their line (app/layouts/bars/tab-bar.module.css). */
export const ABOVE_TABS = 'calc(57px + env(safe-area-inset-bottom))';
