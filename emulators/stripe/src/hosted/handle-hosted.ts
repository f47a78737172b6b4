import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGES_PATH } from '../connect/account-pages.ts';
import { ONBOARDING_OUTCOMES, onboard } from '../connect/onboard.ts';
import { readBody } from '../http/read-body.ts';
import { randomText } from '../model/new-id.ts';
import type { AccountPage } from '../model/store.ts';
import type { Provider } from '../provider/provider.ts';
import { dashboardContent } from './dashboard-page.ts';
import { onboardingContent } from './onboarding-page.ts';
import { answerPage, redirect } from './page.ts';

/** A link that leads nowhere any more sends people back for another, where the platform said where to. */
function answerSpent(response: ServerResponse, page: AccountPage | undefined): void {
  if (page?.refreshUrl) redirect(response, page.refreshUrl);
  else {
    answerPage(response, 410, {
      title: 'This link has expired',
      content: '<p>It works once, and not for long. Go back to where you came from for another one.</p>',
    });
  }
}

function visit(provider: Provider, response: ServerResponse, page: AccountPage): void {
  const account = provider.store.accounts.get(page.account);
  if (account === undefined || page.session !== null || provider.now() >= page.expiresAt) {
    answerSpent(response, page);
    return;
  }
  page.session = randomText(24);
  provider.store.changed();
  if (page.kind === 'dashboard') {
    const content = dashboardContent(provider.store, account);
    answerPage(response, 200, { title: 'Your payouts', content });
    return;
  }
  answerPage(response, 200, {
    title: 'Set up payouts',
    content: onboardingContent(account, page.session),
    leadsTo: [page.returnUrl, page.refreshUrl].filter((address) => address !== null),
  });
}

function submit(
  provider: Provider,
  response: ServerResponse,
  page: AccountPage,
  form: URLSearchParams,
): void {
  const account = provider.store.accounts.get(page.account);
  const outcome = ONBOARDING_OUTCOMES.find((one) => one === form.get('outcome'));
  const isAllowed = page.session !== null && page.session === form.get('session');
  if (account === undefined || !isAllowed || outcome === undefined || page.returnUrl === null) {
    answerSpent(response, page);
    return;
  }
  onboard(provider.contextFor({ id: null, idempotency_key: null }), account, outcome);
  // Going back to the form and sending it again changes nothing.
  page.session = randomText(24);
  redirect(response, page.returnUrl);
}

/** Answers a visit of one of the provider's own pages, which the holders of connected accounts are sent to. */
export async function handleHosted(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const page = provider.store.accountPages.get(path.slice(PAGES_PATH.length));
  if (page === undefined) {
    answerSpent(response, undefined);
    return;
  }
  if (request.method === 'GET') visit(provider, response, page);
  else if (request.method === 'POST') {
    submit(provider, response, page, new URLSearchParams(await readBody(request)));
  } else answerPage(response, 405, { title: 'Not here', content: '<p>This page is for browsers.</p>' });
}
