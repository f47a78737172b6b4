/** Width and height in whole pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size scaled down, in proportion, until its longer side is at most `max`; never scaled up, never below 1 px. */
export function fitWithin({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
