import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import {
  getModerated,
  judgeReview,
  listModeration,
  type ModeratedReview,
  REVIEW_LISTS,
  type ReviewListName,
} from '@vitrine/contract/review/moderation'
import type { RejectReason } from '@vitrine/domain/review/reject-reasons'
import { REVIEW_STATUS } from '@vitrine/domain/review/review-status'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../answer/failure-notice.ts'
import { useVersion } from '../frame/use-desk.ts'

/** Pages that are asked for anew when somebody has judged: all that was looked at stays in sight. */
async function firstPages(client: ShopClient, { view, pages }: { view: ReviewListName; pages: number }) {
  let lists = await client.call(listModeration, { query: { view } })
  for (let page = 1; page < pages && lists.next !== null; page += 1) {
    const { items, next } = await client.call(listModeration, { query: { view, after: lists.next } })
    lists = { ...lists, next, items: [...lists.items, ...items] }
  }
  return { ...lists, view }
}

/** The list that is looked at stands in the address. */
export function useReviewList() {
  const client = useClient()
  const { code } = useStore()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = REVIEW_LISTS.find((name) => name === params.get('view')) ?? 'waiting'
  const [shown, setShown] = useState({ view, pages: 1 })
  const pages = shown.view === view ? shown.pages : 1
  const { version, reload } = useVersion()
  const { latest, error, retry } = useAnswer(`reviews ${version} ${code} ${view} ${pages}`, () =>
    firstPages(client, { view, pages }),
  )
  const lists = latest?.view === view ? latest : undefined
  return {
    view,
    /** The one that was open stays behind. */
    change: (name: ReviewListName) =>
      void navigate(
        { pathname: '/admin/reviews', search: name === 'waiting' ? '' : `?view=${name}` },
        { replace: true, preventScrollReset: true },
      ),
    /** Those of another list are not shown under this one's name. */
    lists,
    /** One of another list. */
    ask: (id: number) => client.call(getModerated, { params: { id } }),
    counts: latest?.counts,
    error,
    retry,
    version,
    reload,
    /** While there are more. */
    more: lists?.next != null ? () => setShown({ view, pages: pages + 1 }) : undefined,
  }
}

type Judgement = { status: number; reason?: RejectReason; hidden: string[] }
/** As it was seen. */
type Seen = { was: number; hidden_was: string[] }

/** One press at a time; what was done is told with a way back. */
export function useJudge(onJudged: () => void) {
  const t = useT()
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  const send = async (review: ModeratedReview, seen: Seen, judgement: Judgement) => {
    setBusy(true)
    try {
      await client.call(judgeReview, { body: { id: review.id, ...seen, ...judgement } })
      return true
    } catch (error) {
      const isLate = error instanceof CallError && (error.code === 409 || error.code === 404)
      notify(isLate ? { text: t('staff.reviewJudged'), tone: 'info' } : failureNotice(t, error))
      return false
    } finally {
      setBusy(false)
      onJudged()
    }
  }
  const judge = async (review: ModeratedReview, judgement: Judgement): Promise<boolean> => {
    const { status } = review
    const hidden = hiddenOf(review)
    const isDone = await send(review, { was: status, hidden_was: hidden }, judgement)
    const undo = () =>
      void send(review, { was: judgement.status, hidden_was: judgement.hidden }, { status, hidden })
    if (isDone)
      notify({
        text: t(DONE[judgement.status] ?? 'staff.reviewHeld', { name: review.product.name }),
        action: { label: t('cart.undo'), onClick: undo },
      })
    return isDone
  }
  return { isBusy, judge }
}

const DONE: Readonly<Record<number, 'staff.reviewApprovedNow' | 'staff.reviewRejectedNow'>> = {
  [REVIEW_STATUS.approved]: 'staff.reviewApprovedNow',
  [REVIEW_STATUS.rejected]: 'staff.reviewRejectedNow',
}

export const hiddenOf = ({ photos }: ModeratedReview): string[] =>
  photos.filter(({ is_hidden }) => is_hidden).map(({ path }) => path)
