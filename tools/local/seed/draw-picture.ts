import type { DemoTexts } from './demo-texts.ts';
import { DRAWINGS } from './drawings.ts';

/** Pale grounds the drawings stand on. */
const GROUNDS = ['#efe3cd', '#dfe8dc', '#e9dcd6', '#dde5ea', '#f0e6c8', '#e4e0ec'];

/** What of a drawing a picture shows, of its 800 × 600 units; the ground differs from view to view. */
const VIEWS = [
  { words: '', viewBox: '0 0 800 600', mirrored: false },
  { words: 'from the other side', viewBox: '0 0 800 600', mirrored: true },
  { words: 'close up', viewBox: '200 170 400 300', mirrored: false },
  { words: 'another detail', viewBox: '140 280 320 240', mirrored: true },
] as const;

/** How many different pictures there are of each drawing. */
export const VIEW_COUNT = VIEWS.length;

/** What a picture of something shows, in words of a language. */
export function viewWords(name: string, view: number, say: DemoTexts['say']): string {
  const words = VIEWS[view]?.words ?? '';
  return words === '' ? name : `${name}, ${say(words)}`;
}

interface PictureOptions {
  /** From 0. */
  view?: number;
  /** In pixels. */
  width?: number;
}

/** The drawing of this name as a complete SVG picture in the 4:3 format of the store. */
export function drawPicture(name: string, { view = 0, width = 800 }: PictureOptions = {}): string {
  const drawing = DRAWINGS[name];
  const shown = VIEWS[view];
  if (!drawing) throw new Error(`There is no drawing called ${name}.`);
  if (!shown) throw new Error(`There is no view ${view}.`);
  const ground = GROUNDS[(Object.keys(DRAWINGS).indexOf(name) + view) % GROUNDS.length];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown.viewBox}" width="${width}" height="${(width * 3) / 4}">`,
    shown.mirrored ? '<g transform="translate(800) scale(-1 1)">' : '<g>',
    `<rect width="800" height="600" fill="${ground}"/>`,
    '<rect y="470" width="800" height="130" fill="#00000010"/>',
    '<ellipse cx="400" cy="508" rx="230" ry="20" fill="#00000022"/>',
    drawing,
    '</g></svg>',
  ].join('');
}
