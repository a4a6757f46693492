import { HomeView } from '#web/features/staff/home/home-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffHomePage() {
  return (
    <>
      <Head />
      <StaffFrame>
        <HomeView />
      </StaffFrame>
    </>
  )
}
