import { useParams } from 'react-router'
import { FormerView } from '#web/features/staff/orders/former/former-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffFormerOrdersPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <FormerView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
