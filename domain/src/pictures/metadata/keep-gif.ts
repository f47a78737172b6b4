import { endOfGifPart, firstGifPart, GIF_EXTENSION, GIF_FRAME } from '../header/gif-blocks.ts';
import { type Bytes, type KeepShown, textAt, viewOf } from './kept.ts';

/** Says how long a frame stays, and what of it is transparent. */
const CONTROL = 0xf9;
/** What a program writes of its own. */
const APPLICATION = 0xff;
/** Those that say how often the frames are shown. */
const LOOPS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const APPLICATION_BYTES = 11;
const TRAILER = 0x3b;

/** Whether an extension shows the picture: comments and other programs' data do not. */
function shows(bytes: Bytes, at: number): boolean {
  const label = bytes[at + 1];
  return label === CONTROL || (label === APPLICATION && LOOPS.has(textAt(bytes, at + 3, APPLICATION_BYTES)));
}

/** The frames of a GIF and what shows them, but nothing behind its end. */
export const keepGif: KeepShown = (bytes, kept) => {
  const view = viewOf(bytes);
  let at = firstGifPart(view);
  kept.add(bytes.subarray(0, at));
  let hasFrames = false;
  while (at < bytes.length) {
    const end = endOfGifPart(view, at);
    if (end === undefined) break;
    const isFrame = bytes[at] === GIF_FRAME;
    if (isFrame || (bytes[at] === GIF_EXTENSION && shows(bytes, at))) kept.add(bytes.subarray(at, end));
    hasFrames ||= isFrame;
    at = end;
  }
  kept.add(Uint8Array.of(TRAILER));
  return hasFrames;
};
