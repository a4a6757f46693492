import { useEffect, useState } from 'react'
import { useListClient } from '#web/engine/partner/use-list-client.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useRootData } from '#web/lib/loaded/root-data.ts'
import { loadPopular } from '#web/lib/search/load-popular.ts'

const NONE: readonly string[] = []

/** What the shop has most of. Every page has it: words that came later would push what stands below them. */
export function usePopular(): readonly string[] {
  const client = useListClient()
  const isNarrowed = client !== useClient()
  const { popular } = useRootData()
  const told = isNarrowed ? undefined : popular
  const [asked, setAsked] = useState(NONE)
  useEffect(() => {
    if (told) return
    let isCurrent = true
    loadPopular(client).then(
      (words) => isCurrent && setAsked(words),
      // Without it the panel is only poorer.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, told])
  return told ?? asked
}
