import { CallError } from '@vitrine/contract/reply'
import { saveName } from '@vitrine/contract/user/profile'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useClient } from '#web/engine/use-client.ts'
import { NameForm } from '#web/lib/account/name-form.tsx'
import { tellProfileChange } from '#web/lib/account/profile-changes.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'

export function ChangeName({ name }: { name: string }) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  async function save(typed: string) {
    await client.call(saveName, { body: { name: typed.trim() } })
    notify({ text: t('account.saved'), tone: 'success' })
    tellProfileChange()
  }
  return (
    <NameForm
      className={styles.form}
      label={t('account.name')}
      name={name}
      isBusy={isBusy}
      problem={problem}
      onSave={(typed) => void attempt(() => save(typed), problemOf)}
    />
  )
}

function problemOf(error: unknown): MessageKey {
  if (error instanceof CallError && error.code === 400) return 'login.nameMissing'
  return whyUndecided(error) ?? 'login.failed'
}
