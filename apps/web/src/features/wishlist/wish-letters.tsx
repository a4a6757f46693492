import { CallError } from '@vitrine/contract/reply'
import { setWishlistNotes } from '@vitrine/contract/wishlist/notes'
import { getWishlist } from '@vitrine/contract/wishlist/wishlist'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './wishlist.module.css'

/** Held until the switch is known: it would push the whole list down. */
const Place = () => <div className={styles.letters} aria-hidden="true" />

/** Letters are asked for, never sent unasked: a switch of who is signed in. */
export function WishLetters() {
  const { status, customer } = useSession()
  const isOnline = useIsOnline()
  if (status !== 'signed-in' || !isOnline) return null
  return (
    <FrameTexts frame="rare" waiting={<Place />}>
      <Switch key={customer} customer={customer ?? ''} />
    </FrameTexts>
  )
}

function Switch({ customer }: { customer: string }) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const [changed, setChanged] = useState<boolean>()
  const { latest, error } = useAnswer(`letters of ${customer}`, () => client.call(getWishlist))
  if (!latest) return error === undefined ? <Place /> : null
  const isOn = changed ?? latest.notes
  const set = (on: boolean) =>
    attempt(async () => {
      setChanged((await client.call(setWishlistNotes, { body: { on } })).notes)
      notify({ text: t(on ? 'alert.wishesOn' : 'alert.wishesOff'), tone: 'success' })
    }, problemOf)
  return (
    <div className={styles.letters}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => void set(target.checked)}
        />
        <span>{t('alert.wishes')}</span>
      </label>
      {problem && (
        <p role="alert" className={styles.sale}>
          {t(problem)}
        </p>
      )}
    </div>
  )
}

function problemOf(error: unknown): MessageKey {
  const code = error instanceof CallError ? error.code : 500
  if (code === 409) return 'alert.wishesMail'
  return code === 0 ? 'alert.noLine' : 'alert.failed'
}
