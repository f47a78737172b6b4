import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { SavedSearchList } from '@/features/saved-searches/components/saved-search-list.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

/** The searches that the account has saved. */
export function SearchesRoute() {
  const { uid } = useSignedInUser();
  return (
    <DashboardPage title="Saved Searches">
      <SavedSearchList uid={uid} />
    </DashboardPage>
  );
}
