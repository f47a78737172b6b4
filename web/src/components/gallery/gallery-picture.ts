/** A picture of a gallery in both sizes. `alt` says what it shows and is never empty. */
export interface GalleryPicture {
  img: string;
  thumb: string;
  alt: string;
}
