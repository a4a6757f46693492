import { useParams } from 'react-router'
import { CouponsView } from '#web/features/staff/coupons/coupons-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffCouponsPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <CouponsView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
