/** What a push message brings to the browser, as JSON; the service worker (web/public/push-worker.js) shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** An address of the app, where a click leads. */
  path: string;
  /** A later one of the same tag takes this one's place. */
  tag: string;
  /** How much the account was told and has not seen, for the icon of the installed app. */
  count: number;
}

/** Most characters of a title and a text: a push service takes 4,096 bytes, encrypted. */
const MOST = { title: 200, body: 400 } as const;

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** A message that fits what push services take. */
export function pushMessage({ title, body, ...message }: PushMessage): PushMessage {
  return { ...message, title: cut(title, MOST.title), body: cut(body, MOST.body) };
}
