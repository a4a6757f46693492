import { CommerceView } from '#web/features/staff/commerce/commerce-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffCommercePage() {
  return (
    <>
      <Head />
      <StaffFrame>
        <CommerceView />
      </StaffFrame>
    </>
  )
}
