import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { SystemView } from '#web/features/staff/system/system-view.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffSystemPage() {
  return (
    <>
      <Head />
      <StaffFrame>
        <SystemView />
      </StaffFrame>
    </>
  )
}
