import { useParams } from 'react-router'
import { PeopleView } from '#web/features/staff/people/people-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffPeoplePage() {
  const { id } = useParams()
  return (
    <>
      <Head />
      <StaffFrame>
        <PeopleView openId={id === undefined ? undefined : Number(id)} />
      </StaffFrame>
    </>
  )
}
