import { SettingsView } from '#web/features/staff/settings/settings-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffSettingsPage() {
  return (
    <>
      <Head />
      <StaffFrame>
        <SettingsView />
      </StaffFrame>
    </>
  )
}
