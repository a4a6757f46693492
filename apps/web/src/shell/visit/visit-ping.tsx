import { noteVisit } from '@vitrine/contract/visit/visit'
import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { whenOfUse } from '#web/engine/opening/when-of-use.ts'
import { useClient } from '#web/engine/use-client.ts'
import { afterPaint } from '#web/ui/lazy/after-paint.ts'
import { useReferral } from './use-referral.ts'
import { visitedPage } from './visited-page.ts'

/** Tells the shop of each page once it is seen (spec §7). Nobody waits for the answer, and none is missed. */
export function VisitPing() {
  useReferral()
  const client = useClient()
  const page = visitedPage(useHref(useLocation()))
  useEffect(
    () =>
      afterPaint(() => {
        if (navigator.onLine)
          void whenOfUse()
            .then(() => client.call(noteVisit, { query: { page } }))
            .catch(() => undefined)
      }),
    [client, page],
  )
  useEffect(() => {
    const watch = async () => (await import('./tell-vitals.ts')).watchVitals()
    // Without its code nothing is measured; nobody misses anything.
    void whenOfUse()
      .then(watch)
      .catch(() => undefined)
  }, [])
  return null
}
