import {
  GIFT_CARD_LISTS,
  GIFT_CARD_SORTS,
  getGiftCard,
  listGiftCards,
  type StaffGiftCard,
  voidGiftCard,
} from '@vitrine/contract/desk/gift-cards'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { among, useAddress } from '../frame/use-address.ts'
import { usePages } from '../table/use-pages.ts'

/** What is looked at stands in the address. */
export function useGiftCards() {
  const client = useClient()
  const { params, change: changeAddress } = useAddress()
  const view = among(GIFT_CARD_LISTS, params.get('view')) ?? ('live' as const)
  const q = params.get('q') ?? ''
  const sort = among(GIFT_CARD_SORTS, params.get('sort'))
  const page = (before?: string) =>
    client.call(listGiftCards, {
      query: { view, q, ...(sort && { sort }), ...(before !== undefined && { before }) },
    })
  const pages = usePages(`gift cards ${view} ${sort} ${q}`, page)
  const change = (name: 'view' | 'q', value: string) => changeAddress({ [name]: value })
  const ask = (id: number) => client.call(getGiftCard, { params: { id } })
  return { ...pages, page, view, q, change, ask }
}

/** Why it was not taken back; undefined once it is. */
export function useVoidGiftCard() {
  const client = useClient()
  return async ({ id, balance }: StaffGiftCard, reason: string): Promise<MessageKey | undefined> => {
    try {
      await client.call(voidGiftCard, { params: { id }, body: { reason, balance } })
      return undefined
    } catch (error) {
      return (error instanceof CallError && WHY[error.code]) || whyFailed(error, 'staff.stepFailed')
    }
  }
}

/** What got no answer may have been done all the same. */
const WHY: Readonly<Record<number, MessageKey>> = { 409: 'staff.cardChanged' }
