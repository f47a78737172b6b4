/** Gives the text of a QR code in what a video shows, if there is one. */
export type FindCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What browsers have that find codes by themselves (https://wicg.github.io/shape-detection-api/#barcode-detection-api). */
interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function nativeFinder(): Promise<FindCode | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (BarcodeDetector === undefined || !formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function scriptFinder(): Promise<FindCode> {
  const { default: find } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return find(context.getImageData(0, 0, width, height).data, width, height)?.data;
  };
}

/** Milliseconds between two looks: a hand does not move faster. */
const BETWEEN_LOOKS_MS = 200;

/**
 * Shows what the camera on the back sees in the video, and tells each QR code it finds until the signal is aborted. Throws what the
 * browser says where there is no camera, or it may not be used.
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    video.srcObject = stream;
    await video.play();
    const find = (await nativeFinder()) ?? (await scriptFinder());
    while (!signal.aborted) {
      const text = await find(video);
      if (text !== undefined && !signal.aborted) onCode(text);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  } finally {
    stop();
  }
}
