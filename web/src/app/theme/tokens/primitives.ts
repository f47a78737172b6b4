/** Faces: one with character for headings, a quiet one for reading. Both are served by ourselves. */
export const fonts = {
  display:
    "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', 'Bricolage Grotesque Fallback Roboto', system-ui, sans-serif",
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', system-ui, sans-serif",
} as const;

/**
 * Type sizes, growing with the window where they are large. Headings grow with somebody's letters only as far as a word of a dozen
 * letters fits on a phone's line.
 */
export const sizes = {
  hero: 'min(13vw, clamp(2.375rem, 1.6rem + 3.4vw, 4.125rem))',
  h1: 'min(13vw, clamp(2rem, 1.6rem + 1.9vw, 3rem))',
  h2: 'min(12vw, clamp(1.625rem, 1.4rem + 1vw, 2.125rem))',
  h3: '1.375rem',
  h4: '1.1875rem',
  body: '1rem',
  small: '0.875rem',
  tiny: '0.8125rem',
} as const;

/**
 * Where a layout changes with the window's width: 600, 900, 1200 and 1536 px in letters of the usual size. Counted in letters, so that a
 * desk with letters twice as large has the layout of a tablet. The sheets of styles say the same by hand.
 */
export const BREAKPOINTS = {
  unit: 'em',
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
  // How far below a width ends, in hundredths of the unit.
  step: 1,
} as const;

/** Corner radii in pixels. */
export const radii = { control: 12, card: 18, panel: 28 } as const;

/** Smallest size of anything that is tapped, in pixels. */
export const TOUCH_TARGET = 44;

/** How long anything moves at least and at most, in milliseconds. */
export const MOTION_MS = { least: 150, most: 250 } as const;

/** How things move; none of it when the visitor asked for less motion. */
export const motion = { quick: '150ms', easing: 'cubic-bezier(.2,.7,.3,1)' } as const;

/** Soft shadows in the color of the paper's shade. */
export function shadow(shade: string, level: 'low' | 'high'): string {
  return level === 'low'
    ? `0 1px 2px rgb(${shade} / .10), 0 4px 14px rgb(${shade} / .07)`
    : `0 2px 4px rgb(${shade} / .12), 0 14px 34px rgb(${shade} / .16)`;
}
