/** `ue` for `ü`, and its kind, where it can be that: `kuehlschrank` is `kuhlschrank`, `blue` and `queen` stay. */
const UMLAUT = /(?<![aeiouq])([aou])e(?=[bcdfghjklmnprstvwxyz])/g;

/** A plain word as it is with `ü` written as `u`, however it was written. */
export const withoutUmlauts = (word: string): string => word.replace(UMLAUT, '$1');
