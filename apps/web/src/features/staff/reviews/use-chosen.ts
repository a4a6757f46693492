import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { useState } from 'react'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

type Choosing = {
  items: readonly ModeratedReview[]
  isOldestFirst: boolean
  /** 0: the first of the list. */
  openId: number
  /** Asked for anew with the list, once something was judged. */
  version: number
  ask(id: number): Promise<ModeratedReview>
}

/**
 * The review an address names: of the list, or asked for by itself where the list has not held it. One that was judged has
 * left the list: the next in its place.
 */
export function useChosen({ items, isOldestFirst, openId, version, ask }: Choosing) {
  const isListed = items.some(({ id }) => id === openId)
  const [held, setHeld] = useState(0)
  if (isListed && openId !== held) setHeld(openId)
  const isAsked = openId > 0 && !isListed && openId !== held
  const { latest, error, retry } = useAnswer(isAsked ? `review ${openId} ${version}` : null, () =>
    ask(openId),
  )
  const at = items.findIndex(({ id }) => (isOldestFirst ? id >= openId : id <= openId))
  if (!isAsked) {
    const place = Math.max(0, at)
    const [review, before, after] = [items[place], items[place - 1], items[place + 1]]
    return { isAsked, review, place: place + 1, before, after, error, retry }
  }
  const next = at < 0 ? items.length : at
  const review = latest?.id === openId ? latest : undefined
  return { isAsked, review, place: undefined, before: items[next - 1], after: items[next], error, retry }
}
