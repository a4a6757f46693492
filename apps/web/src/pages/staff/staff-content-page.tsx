import { Navigate, useParams, useSearchParams } from 'react-router'
import { ContentView } from '#web/features/staff/content/content-view.tsx'
import { isContentTab } from '#web/features/staff/content/content-words.ts'
import { PieceView } from '#web/features/staff/content/piece/piece-view.tsx'
import { StaffFrame } from '#web/features/staff/staff-frame.tsx'
import { Head } from '#web/lib/head.tsx'

export default function StaffContentPage() {
  const { tab = 'page', identifier } = useParams()
  const [params] = useSearchParams()
  if (!isContentTab(tab)) return <Navigate to="/admin/content" replace />
  const store = params.get('store') ?? ''
  const isPiece = identifier !== undefined && tab !== 'redirect'
  return (
    <>
      <Head />
      <StaffFrame>
        {isPiece ? (
          <PieceView key={`${tab} ${identifier} ${store}`} of={{ kind: tab, identifier, store }} />
        ) : (
          <ContentView key={tab} tab={tab} />
        )}
      </StaffFrame>
    </>
  )
}
