import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useDay } from '../goods/use-day.ts'
import { usePosts } from '../goods/use-pieces.ts'
import { ArchiveQuestion } from './archive-question.tsx'
import styles from './piece.module.css'
import { PostForm } from './post-form.tsx'

/** What was posted of it so far, and that it was posted now. */
export function PostedPart({ piece, entity }: { piece: PromoProduct; entity: PostType }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.part}>
      <h2>
        {t('partner.goods.posted')}
        <span>{t('partner.goods.posts', { count: piece.promoted_count })}</span>
      </h2>
      <History id={piece.id} />
      <p className="type-small tone-second">{t(`partner.goods.tip.${entity}`)}</p>
      <PostForm key={entity} piece={piece} entity={entity} />
      {!piece.archive && (
        <Button look="line" onClick={() => setAsking(true)}>
          {t('partner.goods.toArchive')}
        </Button>
      )}
      <ArchiveQuestion piece={piece} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}

function History({ id }: { id: number }) {
  const t = useT()
  const day = useDay()
  const { latest: posts = [] } = usePosts()
  const own = posts.filter(({ products }) => products.includes(id))
  if (own.length === 0) return null
  return (
    <ul className={styles.history}>
      {own.map((post) => (
        <li key={post.id}>
          <time dateTime={post.created_at}>{day(post.promoted_at)}</time>
          <span>{t(`partner.goods.entity.${post.type}`)}</span>
          {post.link !== '' && (
            <a href={post.link} className="text-link" target="_blank" rel="noopener noreferrer nofollow">
              {t('partner.goods.openPost')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
