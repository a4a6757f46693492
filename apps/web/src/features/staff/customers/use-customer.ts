import type { OwedRoyalties } from '@vitrine/contract/partner/sums'
import {
  type BookedMeanwhile,
  bookBonuses,
  type CustomerDetails,
  getCustomer,
  signCustomerOut,
} from '@vitrine/contract/people/customer'
import { deleteCustomer, exportCustomerData } from '@vitrine/contract/people/customer-data'
import { addCustomerNote, removeCustomerNote } from '@vitrine/contract/people/notes'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { saveFile } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

export type BookingWish = {
  key: string
  change: number
  currency: 'USD' | 'EUR' | 'RUB'
  reason: string
  seen: number
}
export type CustomerActs = {
  isBusy: boolean
  addNote(words: string): Promise<boolean>
  removeNote(note: number): Promise<boolean>
  signOut(): Promise<boolean>
  /** Undefined once it is booked; else why it was not, or what others booked meanwhile. */
  book(booking: BookingWish): Promise<MessageKey | BookedMeanwhile | undefined>
  /** All the shop knows of them, as a file on this device. */
  takeData(reason: string): Promise<MessageKey | undefined>
  /** What is owed to them stays them from going, unless they have given it up. */
  remove(reason: string, givesUp: boolean): Promise<MessageKey | readonly OwedRoyalties[] | undefined>
}

/** One customer and what is done for them; after each act they are asked for anew. */
export function useCustomer(id: number, onChange: () => void) {
  const t = useT()
  const client = useClient()
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { latest, error, retry } = useAnswer(`customer ${id} ${version}`, () =>
    client.call(getCustomer, { params: { id } }),
  )
  const details: CustomerDetails | undefined = latest?.id === id ? latest : undefined
  async function act<Problem>(
    work: () => Promise<unknown>,
    problemOf: (failure: unknown) => Problem,
  ): Promise<Problem | undefined> {
    setBusy(true)
    try {
      await work()
      onChange()
      return undefined
    } catch (failure) {
      return problemOf(failure)
    } finally {
      setBusy(false)
      setVersion((count) => count + 1)
    }
  }
  const said = async (work: () => Promise<unknown>) => {
    const problem = await act(work, inWords(OTHER_PROBLEMS))
    if (problem) notify({ text: t(problem), tone: 'error' })
    return problem === undefined
  }
  const acts: CustomerActs = {
    isBusy,
    addNote: (words) => said(() => client.call(addCustomerNote, { params: { id }, body: { words } })),
    removeNote: (note) => said(() => client.call(removeCustomerNote, { params: { id, note } })),
    signOut: () => said(() => client.call(signCustomerOut, { params: { id } })),
    book: (body) => act(() => client.call(bookBonuses, { params: { id }, body }), whyNotBooked),
    takeData: (reason) =>
      act(async () => {
        const data = await client.call(exportCustomerData, { params: { id }, body: { reason } })
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
        saveFile(`customer-${id}.json`, file)
      }, inWords(DATA_PROBLEMS)),
    remove: (reason, gives_up_royalties) =>
      act(
        () => client.call(deleteCustomer, { params: { id }, body: { reason, gives_up_royalties } }),
        whyNotRemoved,
      ),
  }
  return { details, error, retry, acts }
}

type Problems = Readonly<Record<number, MessageKey>>
const BOOKING_PROBLEMS: Problems = {
  403: 'staff.bookingBeyond',
  409: 'staff.bookingTooMuch',
}
/** Signing out, and notes. */
const OTHER_PROBLEMS: Problems = { 403: 'staff.dataRefused' }
const DATA_PROBLEMS: Problems = {
  403: 'staff.dataRefused',
  409: 'staff.dataUnderWay',
}
const inWords =
  (problems: Problems) =>
  (failure: unknown): MessageKey =>
    (failure instanceof CallError && problems[failure.code]) || whyUndecided(failure) || 'staff.stepFailed'

function whyNotRemoved(failure: unknown): MessageKey | readonly OwedRoyalties[] {
  if (failure instanceof CallError && failure.meta.errorCode === 'ROYALTIES_UNCLAIMED')
    return (failure.meta.details as { owed: OwedRoyalties[] }).owed
  return inWords(DATA_PROBLEMS)(failure)
}

function whyNotBooked(failure: unknown): MessageKey | BookedMeanwhile {
  if (failure instanceof CallError && failure.meta.errorCode === 'BONUSES_MOVED_ON')
    return failure.meta.details as BookedMeanwhile
  return inWords(BOOKING_PROBLEMS)(failure)
}
