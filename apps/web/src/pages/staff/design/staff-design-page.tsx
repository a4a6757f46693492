import { DesignView } from '#web/features/staff/design/design-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffDesignPage() {
  return (
    <>
      <Head />
      <StaffFrame isSlim>
        <DesignView />
      </StaffFrame>
    </>
  )
}
