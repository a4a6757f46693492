import { useParams } from 'react-router'
import { AuditView } from '#web/features/staff/audit/audit-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffAuditPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <AuditView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
