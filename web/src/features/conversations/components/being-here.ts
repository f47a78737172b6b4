// One chunk of what nobody waits for.
export { AwaySetting } from './away-setting.tsx';
export { PresenceNote } from './presence-note.tsx';
