import {
  changeRole,
  endStaffSession,
  type GivenRole,
  inviteStaff,
  listStaff,
  resetStaffFactor,
} from '@vitrine/contract/people/staff'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'

type Staff = Awaited<ReturnType<typeof ask>>
const ask = (client: ReturnType<typeof useClient>) => client.call(listStaff)

export type StaffDeeds = {
  isBusy: boolean
  /** Each answers why it was not done; undefined once it is. */
  invite(contact: string, role: GivenRole): Promise<MessageKey | undefined>
  turn(id: number, role: GivenRole, on: boolean): Promise<MessageKey | undefined>
  reset(id: number): Promise<MessageKey | undefined>
  end(id: number, session: number): Promise<MessageKey | undefined>
}

/** Everybody of the staff; what is done answers how they stand afterwards. */
export function useStaff() {
  const client = useClient()
  const { latest, error, retry } = useAnswer('staff', () => ask(client))
  const [after, setAfter] = useState<Staff>()
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<Staff>): Promise<MessageKey | undefined> {
    setBusy(true)
    try {
      setAfter(await work())
      return undefined
    } catch (failure) {
      return problemOf(failure)
    } finally {
      setBusy(false)
    }
  }
  const deeds: StaffDeeds = {
    isBusy,
    invite: (contact, role) => act(() => client.call(inviteStaff, { body: { contact, role } })),
    turn: (id, role, on) => act(() => client.call(changeRole, { params: { id }, body: { role, on } })),
    reset: (id) => act(() => client.call(resetStaffFactor, { params: { id } })),
    end: (id, session) => act(() => client.call(endStaffSession, { params: { id, session } })),
  }
  return { staff: after ?? latest, error, retry, deeds }
}

const PROBLEMS: Readonly<Record<number, MessageKey>> = {
  0: 'login.noLine',
  400: 'login.contactWrong',
  403: 'staff.staffNotOwn',
  404: 'staff.staffGone',
  409: 'staff.staffLastAdmin',
  429: 'login.tooOften',
}
const problemOf = (failure: unknown): MessageKey =>
  (failure instanceof CallError && PROBLEMS[failure.code]) || whyUndecided(failure) || 'staff.stepFailed'
