import { DRAWINGS } from './drawings.ts';

/** Pale grounds the drawings stand on. */
const GROUNDS = ['#efe3cd', '#dfe8dc', '#e9dcd6', '#dde5ea', '#f0e6c8', '#e4e0ec'];

/** The drawing of this name as a complete SVG picture in the 4:3 format of the store. */
export function drawPicture(name: string): string {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`There is no drawing called ${name}.`);
  const ground = GROUNDS[Object.keys(DRAWINGS).indexOf(name) % GROUNDS.length];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">',
    `<rect width="800" height="600" fill="${ground}"/>`,
    '<rect y="470" width="800" height="130" fill="#00000010"/>',
    '<ellipse cx="400" cy="508" rx="230" ry="20" fill="#00000022"/>',
    drawing,
    '</svg>',
  ].join('');
}
