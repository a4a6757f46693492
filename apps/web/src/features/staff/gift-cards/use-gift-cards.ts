import {
  GIFT_CARD_LISTS,
  listGiftCards,
  type StaffGiftCard,
  voidGiftCard,
} from '@vitrine/contract/desk/gift-cards'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { useAddress } from '../frame/use-address.ts'
import { useVersion } from '../frame/use-desk.ts'

/** What is looked at stands in the address. */
export function useGiftCards() {
  const client = useClient()
  const { params, change: changeAddress } = useAddress()
  const [asked, setAsked] = useState({ of: '', pages: 1 })
  const { version, reload } = useVersion()
  const view = GIFT_CARD_LISTS.find((name) => name === params.get('view')) ?? ('live' as const)
  const q = params.get('q') ?? ''
  const of = `${view} ${q}`
  const pages = asked.of === of ? asked.pages : 1
  const question = useAnswer(`gift cards ${version} ${pages} ${of}`, async () => {
    const page = (before?: number) =>
      client.call(listGiftCards, { query: { view, q, ...(before !== undefined && { before }) } })
    let last = await page()
    const cards: StaffGiftCard[] = [...last.items]
    for (let at = 1; at < pages && last.next !== null; at += 1) {
      last = await page(last.next)
      cards.push(...last.items)
    }
    return { ...last, cards }
  })
  const change = (name: 'view' | 'q', value: string) => changeAddress({ [name]: value })
  return {
    ...question,
    ...{ view, q, change },
    more: () => setAsked({ of, pages: pages + 1 }),
    reload,
  }
}

/** Why it was not taken back; undefined once it is. */
export function useVoidGiftCard() {
  const client = useClient()
  return async ({ id, balance }: StaffGiftCard, reason: string): Promise<MessageKey | undefined> => {
    try {
      await client.call(voidGiftCard, { params: { id }, body: { reason, balance } })
      return undefined
    } catch (error) {
      return (error instanceof CallError && WHY[error.code]) || whyUndecided(error) || 'staff.stepFailed'
    }
  }
}

/** What got no answer may have been done all the same. */
const WHY: Readonly<Record<number, MessageKey>> = { 409: 'staff.cardChanged' }
