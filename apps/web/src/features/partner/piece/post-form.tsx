import { savePost } from '@vitrine/contract/partner/partner-posts'
import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { isPostLink } from '@vitrine/domain/partner/products/post-link'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { fieldRefused } from '#web/lib/form/field-refused.ts'
import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { readAnew } from '../goods/use-pieces.ts'
import styles from './piece.module.css'
import { PostPhotos } from './post-photos.tsx'

const NO_PHOTOS: readonly Blob[] = []
const newKey = () => crypto.randomUUID()

/** The same press sent twice is one post: the key is a new one only after an answer. */
export function PostForm({ piece, entity }: { piece: PromoProduct; entity: PostType }) {
  const t = useT()
  const client = useClient()
  const [key, setKey] = useState(newKey)
  const form = useSentForm({
    start: { link: '', photos: NO_PHOTOS },
    check: ({ link }) =>
      link.trim() === '' || isPostLink(link.trim()) ? {} : { link: t('partner.goods.postLinkWrong') },
    async send({ link, photos }) {
      const said = { type: entity, item_id: piece.id, link, key }
      await client.call(savePost, { body: photos.length > 0 ? withPhotos(said, photos) : said })
      notify({ text: t('partner.goods.postSaved'), tone: 'success' })
      setKey(newKey())
      readAnew()
      return undefined
    },
    refused: fieldRefused({ link: t('partner.goods.postLinkWrong') }),
    failed: 'partner.failed',
  })
  return (
    <form {...form.formProps} className={styles.form}>
      <FormText
        {...{ control: form.control, name: 'link' }}
        label={t('partner.goods.postLink')}
        hint={t('partner.goods.postLinkHint')}
        type="url"
        maxLength={500}
      />
      <PostPhotos photos={form.values.photos} onChoose={(photos) => form.put('photos', photos)} />
      <FormProblem form={form} />
      <Button type="submit" isMain isBusy={form.isBusy}>
        {t(`partner.goods.iPosted.${entity}`)}
      </Button>
    </form>
  )
}

/** A form carries files; what is said goes along as its fields. */
function withPhotos(said: Record<string, string | number>, photos: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.set(name, String(value))
  for (const [at, photo] of photos.entries()) form.append('images', photo, `${at + 1}.jpg`)
  return form
}
