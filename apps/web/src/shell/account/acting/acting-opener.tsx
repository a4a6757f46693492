import { lazy, Suspense } from 'react'
import { useSession } from '#web/engine/use-session.ts'

const ActingBanner = lazy(async () => ({ default: (await import('./acting-banner.tsx')).ActingBanner }))

/** For the few who act for a customer; nobody else fetches it. */
export function ActingOpener() {
  const session = useSession()
  if (session.status !== 'signed-in' || session.actor === undefined) return null
  return (
    <Suspense>
      <ActingBanner key={session.customer} customer={session.customer} />
    </Suspense>
  )
}
