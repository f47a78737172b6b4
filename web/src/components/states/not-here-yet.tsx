/** Said of what this device lacks while there is nobody to ask. */
export const NOT_ON_DEVICE = 'Not on this device yet';

/** Stands in a line where something small would be, like a telephone number, that this device lacks. */
export function NotHereYet() {
  return `${NOT_ON_DEVICE}. It loads once you have a connection.`;
}
