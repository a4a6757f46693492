import { type AuditLine, getAuditLine, listAuditLines } from '@vitrine/contract/audit/audit-log'
import { isPermission } from '@vitrine/domain/access/permissions'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAddress } from '../frame/use-address.ts'

/** Days back, today included; none of them is everything. */
export const SPANS = { today: 1, week: 7, month: 30 } as const
export type Span = keyof typeof SPANS

const isSpan = (name: string): name is Span => Object.hasOwn(SPANS, name)

/** What is looked at stands in the address. */
export function useAuditWish() {
  const { params, change: changeAddress } = useAddress()
  const of = (name: string) => params.get(name) ?? ''
  const wish = { q: of('q'), did: of('did'), person: of('person'), when: of('when') }
  const change = (next: Partial<typeof wish>) => changeAddress(next)
  return { wish, change }
}
export type AuditWish = ReturnType<typeof useAuditWish>['wish']

/** From midnight where the reader is, so that an answer is asked for once a day. */
function sinceMidnight(days: number): string {
  const midnight = new Date()
  midnight.setHours(0, 0, 0, 0)
  midnight.setDate(midnight.getDate() - days + 1)
  return midnight.toISOString()
}

function queryOf({ q, did, person, when }: AuditWish) {
  return {
    q,
    ...(isPermission(did) && { did }),
    ...(/^\d{1,15}$/.test(person) && { person: Number(person) }),
    ...(isSpan(when) && { from: sinceMidnight(SPANS[when]) }),
  }
}

export function useAuditLine() {
  const client = useClient()
  return (id: number) => client.call(getAuditLine, { params: { id } })
}

const FILE_PAGE = 200

/** Larger pages than the list has, for its file. */
export function useAuditFilePage(wish: AuditWish) {
  const client = useClient()
  const query = { ...queryOf(wish), size: FILE_PAGE }
  return (before?: number) =>
    client.call(listAuditLines, { query: { ...query, ...(before !== undefined && { before }) } })
}

/** All pages asked for so far. Lines are never changed, so what was read is not read again. */
export function useAuditLines(wish: AuditWish) {
  const client = useClient()
  const query = queryOf(wish)
  const of = JSON.stringify(query)
  const [older, setOlder] = useState<{ of: string; lines: AuditLine[]; next: number | null }>()
  const { answer, latest, error, retry } = useAnswer(`audit ${of}`, () =>
    client.call(listAuditLines, { query }),
  )
  const more = older?.of === of ? older : undefined
  const next = more ? more.next : (answer?.next ?? null)
  const lines = latest && [...latest.items, ...(answer ? (more?.lines ?? []) : [])]
  async function readOn(before: number) {
    const page = await client.call(listAuditLines, { query: { ...query, before } })
    setOlder({ of, lines: [...(more?.lines ?? []), ...page.items], next: page.next })
  }
  return { lines, isCurrent: answer !== undefined, error, retry, next, readOn }
}
