import { useParams } from 'react-router'
import { CustomersView } from '#web/features/staff/customers/customers-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffCustomersPage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <CustomersView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
