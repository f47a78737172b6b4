import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom';
import type { GalleryPicture } from './gallery-picture.ts';

const LABELS = lookedUp({
  Previous: msg`Previous photo`,
  Next: msg`Next photo`,
  Close: msg`Close`,
  'Zoom in': msg`Zoom in`,
  'Zoom out': msg`Zoom out`,
  Slide: msg`Photo`,
  Carousel: msg`Photos`,
  'Photo gallery': msg`Photos`,
});

interface ZoomProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** Which picture comes first. */
  index: number;
  /** Hears which picture is looked at, so that the page shows the same one afterwards. */
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** All pictures as large as the window and larger: by wheel, pinch, double tap, keys or buttons. A chunk of its own. */
export function Zoom({ name, pictures, index, onTurn, onClose }: ZoomProps) {
  const { t } = useLingui();
  const many = pictures.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      on={{ view: (view) => onTurn(view.index) }}
      slides={pictures.map(({ img, alt }) => ({ src: img, alt }))}
      plugins={[ZoomPlugin]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true, aria: true }}
      labels={{ ...LABELS, Lightbox: t`Large photos of ${name}` }}
      render={many ? {} : { buttonPrev: () => null, buttonNext: () => null }}
      styles={{
        root: { '--yarl__color_backdrop': 'rgb(14 19 16 / .96)' },
        toolbar: { gap: 8 },
        // Its own ground under each: the picture behind may be as light as the drawing on it.
        button: { backgroundColor: 'rgb(14 19 16 / .72)', borderRadius: 12 },
      }}
    />
  );
}
