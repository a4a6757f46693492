import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import type { PostType } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useMoment } from '../goods/use-moment.ts'
import { usePosts } from '../goods/use-pieces.ts'
import { OpenPost } from '../posts/open-post.tsx'
import type { Earnings } from '../sales/use-earnings.ts'
import { ArchiveQuestion } from './archive-question.tsx'
import styles from './piece.module.css'
import { PostForm } from './post-form.tsx'

type PostedPartProps = { piece: PromoProduct; entity: PostType; earnings: Earnings }

/** What was posted of it so far, and that it was posted now. */
export function PostedPart({ piece, entity, earnings }: PostedPartProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.part}>
      <h2>
        {t('partner.goods.posted')}
        <span>{t('partner.goods.posts', { count: piece.promoted_count })}</span>
      </h2>
      <History id={piece.id} earnings={earnings} />
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

function History({ id, earnings }: { id: number; earnings: Earnings }) {
  const t = useT()
  const moment = useMoment()
  const { latest: posts = [] } = usePosts()
  const own = posts
    .filter(({ products }) => products.includes(id))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  if (own.length === 0) return null
  return (
    <ul className={styles.history}>
      {own.map((post) => (
        <li key={post.id}>
          <time dateTime={post.created_at}>{moment(post.created_at).day}</time>
          <span>
            {[t(`partner.goods.entity.${post.type}`), moment(post.created_at).time].join(t('shell.comma'))}{' '}
            <OpenPost link={post.link} />
          </span>
          <span>{t('partner.goods.ordersOf', { count: earnings.ofPost(post.id)?.count ?? 0 })}</span>
        </li>
      ))}
    </ul>
  )
}
