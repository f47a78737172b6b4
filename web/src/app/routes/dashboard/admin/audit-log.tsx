import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { AuditLog } from '@/features/audit/components/audit-log.tsx';
import { TriggerFaults } from '@/features/audit/components/trigger-faults.tsx';

/** What admins did, and why; and what functions failed at. */
export function AuditLogRoute() {
  return (
    <DashboardPage page="auditLog">
      <AuditLog />
      <TriggerFaults />
    </DashboardPage>
  );
}
