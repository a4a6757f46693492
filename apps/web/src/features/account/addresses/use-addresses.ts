import { CallError } from '@vitrine/contract/reply'
import * as calls from '@vitrine/contract/user/addresses'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import type { NewAddress } from './address-form.tsx'

/** The addresses of who is in, and what is done to them; `editing` is the one whose form is open. */
export function useAddresses() {
  const t = useT()
  const client = useClient()
  const { customer } = useSession()
  const key = customer === null ? null : `addresses ${customer}`
  const { latest, error, retry } = useAnswer(key, () => client.call(calls.listAddresses))
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  async function run(act: () => Promise<unknown>, done: MessageKey) {
    await attempt(async () => {
      await act()
      notify({ text: t(done), tone: 'success' })
      setEditing(null)
    }, problemOf)
    retry()
  }
  return {
    addresses: latest,
    hasFailed: error !== undefined,
    retry,
    editing,
    isBusy,
    problem,
    edit(what: number | 'new' | null) {
      setProblem(undefined)
      setEditing(what)
    },
    save: (address: NewAddress) =>
      run(
        () =>
          typeof editing === 'number'
            ? client.call(calls.changeAddress, { params: { id: editing }, body: address })
            : client.call(calls.addAddress, { body: address }),
        'account.saved',
      ),
    prefer: (id: number) => run(() => client.call(calls.preferAddress, { params: { id } }), 'account.saved'),
    remove: (id: number) =>
      run(() => client.call(calls.removeAddress, { params: { id } }), 'account.addressRemoved'),
  }
}

function problemOf(error: unknown): MessageKey {
  const { code, result } = error instanceof CallError ? error : {}
  if (code === 400) return 'account.addressRefused'
  if (result === 'TOO_MANY_ADDRESSES') return 'account.addressTooMany'
  return whyUndecided(error) ?? 'login.failed'
}
