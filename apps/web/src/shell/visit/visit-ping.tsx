import { noteVisit } from '@vitrine/contract/catalog/addresses'
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
  return null
}
