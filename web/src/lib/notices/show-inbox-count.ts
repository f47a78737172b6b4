import { showAppBadge } from './app-badge.ts';
import { type InboxCounts, setInboxCount } from './inbox-counts.ts';

/** Shows how much there is of one part of the inbox: in the page, and with the other part at the icon of the installed app. */
export function showInboxCount(part: keyof InboxCounts, count: number): void {
  const { messages, notifications } = setInboxCount(part, count);
  showAppBadge(messages + notifications);
}
