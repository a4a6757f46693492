import { PartnersView } from '#web/features/staff/partners/partners-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffPartnersPage() {
  return (
    <>
      <Head title="Vitrine" />
      <StaffFrame>
        <PartnersView />
      </StaffFrame>
    </>
  )
}
