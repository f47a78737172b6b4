/** The link that dials a telephone number, however it is written. */
export function telephoneHref(mobile: string): string {
  return `tel:${mobile.replace(/[^+\d]/g, '')}`;
}
