import { ApplicationsView } from '#web/features/staff/partners/applications-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffPartnersPage() {
  return (
    <>
      <Head title="Vitrine" />
      <StaffFrame>
        <ApplicationsView />
      </StaffFrame>
    </>
  )
}
