import { MAX_PHOTO_BYTES } from '@vitrine/contract/user/profile-changes'
import type { User } from '@vitrine/contract/user/user'
import { joinName } from '@vitrine/domain/address/split-name'
import { type ChangeEvent, useRef } from 'react'
import { Face } from '#web/lib/account/face.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { useUpdate } from './use-update.ts'

const KINDS = 'image/jpeg,image/png,image/webp'

/** A file that is too large is told before it is sent. */
export function PhotoForm({ user }: { user: User }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const { isBusy, problem, update, refuse } = useUpdate('account.photoRefused')
  function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [photo] = target.files ?? []
    // The same file may be chosen again after it was refused.
    target.value = ''
    if (!photo) return
    if (photo.size > MAX_PHOTO_BYTES) return refuse()
    const form = new FormData()
    form.append('photo', photo)
    void update(form)
  }
  return (
    <div className={styles.portrait}>
      <Face name={joinName(user)} photo={user.photo} />
      <div>
        <input
          ref={file}
          type="file"
          accept={KINDS}
          hidden
          aria-label={t('account.photoChoose')}
          onChange={send}
        />
        <div className={styles.acts}>
          <Button look="line" isBusy={isBusy} onClick={() => file.current?.click()}>
            {t('account.photoChoose')}
          </Button>
          {user.photo && (
            <button
              type="button"
              className="text-link"
              disabled={isBusy}
              onClick={() => void update({ photo: null })}
            >
              {t('account.photoRemove')}
            </button>
          )}
        </div>
        <p className="type-small tone-second">{t('account.photoHint')}</p>
        {problem && <Note tone="error">{t(problem)}</Note>}
      </div>
    </div>
  )
}
