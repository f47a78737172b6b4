import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { AuditLog } from '@/features/audit/components/audit-log.tsx';

/** What admins did, and why. */
export function AuditLogRoute() {
  return (
    <DashboardPage title="Audit Log">
      <AuditLog />
    </DashboardPage>
  );
}
