import { KeysView } from '#web/features/staff/keys/keys-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffKeysPage() {
  return (
    <>
      <Head />
      <StaffFrame>
        <KeysView />
      </StaffFrame>
    </>
  )
}
