// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstallPrompt } from './can-install.ts';
import { INSTALL_MOMENT, tellInstallMoment } from './install-moment.ts';
import { noteInvited } from './may-invite.ts';

const invite = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  invite.mockReset();
  window.installPrompt = new Event('beforeinstallprompt') as InstallPrompt;
  window.addEventListener(INSTALL_MOMENT, invite);
});
afterEach(() => window.removeEventListener(INSTALL_MOMENT, invite));

/** The tab is closed, and another is opened. */
const comeAgain = () => sessionStorage.clear();

describe('the moment to invite somebody to install the app', () => {
  it('is their second visit in which they do something', async () => {
    await tellInstallMoment();
    await tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    comeAgain();
    expect(invite).not.toHaveBeenCalled();
    await tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
  });

  it('is another day in a tab that stays open, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await tellInstallMoment();
    vi.advanceTimersByTime(86_400_000);
    await tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('never comes again once they were invited', async () => {
    await tellInstallMoment();
    comeAgain();
    noteInvited();
    await tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
  });

  it('does not come where nothing can be installed, or it is installed', async () => {
    delete window.installPrompt;
    await tellInstallMoment();
    comeAgain();
    await tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    window.installPrompt = new Event('beforeinstallprompt') as InstallPrompt;
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is there on an iPhone, which has no such question', async () => {
    delete window.installPrompt;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    );
    await tellInstallMoment();
    comeAgain();
    await tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
