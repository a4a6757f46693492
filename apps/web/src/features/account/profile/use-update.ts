import type { CallInput } from '@vitrine/contract/call'
import { CallError } from '@vitrine/contract/reply'
import { updateProfile } from '@vitrine/contract/user/profile-changes'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useClient } from '#web/engine/use-client.ts'
import { tellProfileChange } from '#web/lib/account/profile-changes.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'

type Wish = CallInput<typeof updateProfile>['body'] | FormData

/** Sends what was changed of oneself; `refused` is what is said of a wish the shop does not take. */
export function useUpdate(refused: MessageKey) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const update = (wish: Wish) =>
    attempt(
      async () => {
        await client.call(updateProfile, { body: wish as CallInput<typeof updateProfile>['body'] })
        notify({ text: t('account.saved'), tone: 'success' })
        tellProfileChange()
      },
      (error) => problemOf(error, refused),
    )
  return { isBusy, problem, update, refuse: () => setProblem(refused) }
}

function problemOf(error: unknown, refused: MessageKey): MessageKey {
  const undecided = whyUndecided(error)
  if (undecided !== undefined) return undecided
  return error instanceof CallError && [400, 413].includes(error.code) ? refused : 'login.failed'
}
