import { savePost } from '@vitrine/contract/partner/partner-posts'
import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { isPostLink } from '@vitrine/domain/partner/products/post-link'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { readAnew } from '../goods/use-pieces.ts'
import styles from './piece.module.css'
import { PostPhotos } from './post-photos.tsx'

const newKey = () => crypto.randomUUID()

/** The same press sent twice is one post: the key is a new one only after an answer. */
export function PostForm({ piece, entity }: { piece: PromoProduct; entity: PostType }) {
  const t = useT()
  const client = useClient()
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [photos, setPhotos] = useState<readonly Blob[]>([])
  const [key, setKey] = useState(newKey)
  const { isBusy, problem, attempt } = useAttempt()
  function save(event: FormEvent) {
    event.preventDefault()
    const isBad = link.trim() !== '' && !isPostLink(link.trim())
    setWrong(isBad)
    if (isBad) return
    void attempt(async () => {
      const said = { type: entity, item_id: piece.id, link, key }
      await client.call(savePost, { body: photos.length > 0 ? withPhotos(said, photos) : said })
      notify({ text: t('partner.goods.postSaved'), tone: 'success' })
      setLink('')
      setPhotos([])
      setKey(newKey())
      readAnew()
    }, failureText)
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('partner.goods.postLink')}
        hint={t('partner.goods.postLinkHint')}
        {...(isWrong && { error: t('partner.goods.postLinkWrong') })}
        type="url"
        maxLength={500}
        value={link}
        onChange={setLink}
      />
      <PostPhotos photos={photos} onChoose={setPhotos} />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <Button type="submit" isMain isBusy={isBusy}>
        {t(`partner.goods.iPosted.${entity}`)}
      </Button>
    </form>
  )
}

/** A form carries files; what is said goes along as its fields. */
function withPhotos(said: Record<string, string | number>, photos: readonly Blob[]): never {
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.set(name, String(value))
  for (const [at, photo] of photos.entries()) form.append('images', photo, `${at + 1}.jpg`)
  return form as never
}
