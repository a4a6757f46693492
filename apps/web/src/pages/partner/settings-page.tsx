import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { SettingsView } from '#web/features/partner/settings/settings-view.tsx'

export default function SettingsPage() {
  return (
    <PartnerFrame title="partner.settings">
      <SettingsView />
    </PartnerFrame>
  )
}
