// One chunk of what nobody waits for.
export { AwayNotice } from './away-notice.tsx';
export { AwaySetting } from './away-setting.tsx';
export { PresenceNote } from './thread/presence-note.tsx';
