// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '@/lib/language/language.ts';
import { ReportedProfile } from './reported-profile.tsx';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

it('says in the admin’s language whether the reported profile was verified', async () => {
  await showLanguage('ar');
  const evidence = { reportedName: 'Sam', profile: { status: 'Unverified' as const } };
  render(<ReportedProfile reportId="r" sellerId="sam" evidence={evidence} />, { wrapper: MemoryRouter });
  expect(document.body.textContent).not.toMatch(/Unverified/);
});
