// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstallPrompt } from './can-install.ts';
import { noteInvited, onInstallMoment, tellInstallMoment } from './install-moment.ts';

const invite = vi.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  invite.mockReset();
  window.installPrompt = new Event('beforeinstallprompt') as InstallPrompt;
  stop = onInstallMoment(invite);
});
afterEach(() => stop());

/** The tab is closed, and another is opened. */
const comeAgain = () => sessionStorage.clear();

describe('the moment to invite somebody to install the app', () => {
  it('is their second visit in which they do something', () => {
    tellInstallMoment();
    tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    comeAgain();
    expect(invite).not.toHaveBeenCalled();
    tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
  });

  it('is another day in a tab that stays open, too', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    tellInstallMoment();
    vi.advanceTimersByTime(86_400_000);
    tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('never comes again once they were invited', () => {
    tellInstallMoment();
    comeAgain();
    noteInvited();
    tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
  });

  it('does not come where nothing can be installed, or it is installed', () => {
    delete window.installPrompt;
    tellInstallMoment();
    comeAgain();
    tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    window.installPrompt = new Event('beforeinstallprompt') as InstallPrompt;
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    tellInstallMoment();
    expect(invite).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is there on an iPhone, which has no such question', () => {
    delete window.installPrompt;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    );
    tellInstallMoment();
    comeAgain();
    tellInstallMoment();
    expect(invite).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
