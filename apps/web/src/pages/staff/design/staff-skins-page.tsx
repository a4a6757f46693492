import { SkinsView } from '#web/features/staff/design/skins/skins-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffSkinsPage() {
  return (
    <>
      <Head />
      <StaffFrame isSlim>
        <SkinsView />
      </StaffFrame>
    </>
  )
}
