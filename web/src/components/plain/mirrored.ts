/** Has what points along the line, as an arrow does, point the other way where lines begin on the right. For `sx`. */
export const MIRRORED = { 'html[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;
