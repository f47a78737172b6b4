import { MAX_PLACEHOLDER } from '@thriftline/domain/pictures/placeholder-length';
import { bareWebp } from './bare-webp.ts';
import { type EncodedPicture, MAX_SIDES } from './encoded-picture.ts';
import { fitWithin, type Size } from './fit-within.ts';

const QUALITY = 0.82;

/** Sides of a placeholder, tried until one is small enough; JPEG, where the browser writes no WebP, has long headers. */
const PLACEHOLDER_SIDES = [24, 16, 8];
const PLACEHOLDER_QUALITY = 0.5;

/** Something to draw on that gives what was drawn as a file: a worker and a page have different ones. */
export interface Surface {
  readonly image: CanvasImageSource & Size;
  readonly context: Pick<
    CanvasRenderingContext2D,
    'fillStyle' | 'fillRect' | 'imageSmoothingQuality' | 'drawImage' | 'getImageData'
  >;
  toBlob(type: string, quality: number): Promise<Blob>;
}

export type NewSurface = (size: Size) => Surface;

const PROBE: Size = { width: 4, height: 4 };
const PROBE_COLOR = [16, 200, 58, 255];

/**
 * Whether what is drawn can be read as it was drawn. Browsers that hide themselves from whoever would know them by it (Firefox with
 * `privacy.resistFingerprinting`) give stripes or noise instead.
 */
export function givesWhatIsDrawn(newSurface: NewSurface): boolean {
  const { context } = newSurface(PROBE);
  context.fillStyle = '#10c83a';
  context.fillRect(0, 0, PROBE.width, PROBE.height);
  const { data } = context.getImageData(0, 0, PROBE.width, PROBE.height);
  return data.every((value, index) => value === PROBE_COLOR[index % PROBE_COLOR.length]);
}

function drawn(source: CanvasImageSource & Size, maxSide: number, newSurface: NewSurface): Surface {
  const size = fitWithin(source, maxSide);
  const surface = newSurface(size);
  const { context } = surface;
  // White under what is transparent: JPEG would turn it black, and a dark page shows through.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, size.width, size.height);
  return surface;
}

/** WebP, or JPEG where the browser writes no WebP: one that cannot write a type gives PNG instead. */
async function written(surface: Surface, quality: number): Promise<Blob> {
  const blob = await surface.toBlob('image/webp', quality);
  return blob.type === 'image/webp' ? blob : surface.toBlob('image/jpeg', quality);
}

async function dataAddress(blob: Blob): Promise<string> {
  const bytes = bareWebp(new Uint8Array(await blob.arrayBuffer()));
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function placeholderOf(thumb: Surface, newSurface: NewSurface): Promise<string | undefined> {
  for (const side of PLACEHOLDER_SIDES) {
    const address = await dataAddress(
      await written(drawn(thumb.image, side, newSurface), PLACEHOLDER_QUALITY),
    );
    if (address.length <= MAX_PLACEHOLDER) return address;
  }
  return undefined;
}

/** A decoded picture whose longer side is `side` pixels at most. */
export function drawWithin(
  source: CanvasImageSource & Size,
  side: number,
  newSurface: NewSurface,
): Promise<Blob> {
  return written(drawn(source, side, newSurface), QUALITY);
}

/** A decoded picture in both sizes and as a placeholder. Each is drawn from the next larger one. */
export async function drawPicture(
  source: CanvasImageSource & Size,
  newSurface: NewSurface,
): Promise<EncodedPicture> {
  const full = drawn(source, MAX_SIDES.full, newSurface);
  const thumb = drawn(full.image, MAX_SIDES.thumb, newSurface);
  return {
    full: await written(full, QUALITY),
    thumb: await written(thumb, QUALITY),
    placeholder: await placeholderOf(thumb, newSurface),
  };
}
