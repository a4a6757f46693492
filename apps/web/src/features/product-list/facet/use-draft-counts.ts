import { postCatalog } from '@vitrine/contract/catalog'
import { useEffect, useMemo, useState } from 'react'
import { useListClient } from '#web/engine/partner/use-list-client.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { type ListData, toListData } from '../load/load-list.ts'
import type { Facet } from '../query/facets.ts'
import { writeListState } from '../query/list-address.ts'
import { listQuery } from '../query/list-query.ts'
import type { ListState } from '../query/list-state.ts'
import { withKnown } from '../query/with-known.ts'

const PAUSE_MS = 150

type Counted = { key: string; facets: Facet[]; total: number }

type DraftCounts = Pick<Counted, 'facets' | 'total'> & { isCounting: boolean }

/** Counts for choices that are not applied yet. Until the answer is there, and without a line, the last counts stay. */
export function useDraftCounts(list: ListData, draft: ListState): DraftCounts {
  const client = useListClient()
  const { locale } = useStore()
  const [counted, setCounted] = useState<Counted>(() => ({
    key: writeListState(list.state),
    facets: list.facets,
    total: list.total,
  }))
  const key = writeListState(draft)
  useEffect(() => {
    if (key === counted.key) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const body = { ...listQuery(draft, list.scope), size: 1 }
      const answer = await client.call(postCatalog, { body }).catch(() => undefined)
      if (!isCurrent) return
      if (!answer) return setCounted((last) => ({ ...last, key }))
      const { facets, total } = toListData(answer, draft, locale)
      setCounted({ key, facets: withKnown(facets, list.facets), total })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, counted.key, draft, list.scope, list.facets, client, locale])
  const facets = useMemo(() => markChosen(counted.facets, draft), [counted.facets, draft])
  return { facets, total: counted.total, isCounting: key !== counted.key }
}

/** The tick answers the finger at once; the numbers follow. */
function markChosen(facets: Facet[], { chosen, price }: ListState): Facet[] {
  return facets.map((facet) =>
    facet.look === 'price'
      ? {
          ...facet,
          steps: facet.steps.map((step) => ({
            ...step,
            isChosen: price !== null && (price.from ?? 0) === (step.from ?? 0) && price.to === step.to,
          })),
        }
      : {
          ...facet,
          values: facet.values.map((value) => ({
            ...value,
            isChosen: chosen[facet.code]?.includes(value.id) ?? false,
          })),
        },
  )
}
