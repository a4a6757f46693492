import { useParams } from 'react-router'
import { PartnersView } from '#web/features/staff/partners/partners-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffPartnersPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <PartnersView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
