import type { PartnerPost } from '@vitrine/contract/partner/partner-posts'
import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { POST_TYPES, type PostType } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import { NothingYet } from '../goods/nothing-yet.tsx'
import { useDay } from '../goods/use-day.ts'
import { usePieces, usePosts } from '../goods/use-pieces.ts'
import { useSales } from '../sales/use-sales.ts'
import styles from './posts.module.css'

/** What was posted, day by day, and how far the week is. */
export function PostsView() {
  const t = useT()
  const pieces = usePieces()
  const posts = usePosts()
  return (
    <>
      {posts.latest === undefined && <HeadRow title={t('partner.goods.postsTitle')} />}
      <Loaded question={posts}>
        {(posts) =>
          posts.length === 0 ? (
            <>
              <HeadRow title={t('partner.goods.postsTitle')} />
              <NothingYet text={t('partner.goods.noPosts')}>
                <ButtonLink to="/cabinet/products">{t('partner.goods.title')}</ButtonLink>
              </NothingYet>
            </>
          ) : (
            <Posts posts={posts} pieces={pieces.latest ?? []} />
          )
        }
      </Loaded>
    </>
  )
}

type PostsProps = { posts: readonly PartnerPost[]; pieces: readonly PromoProduct[] }

function Posts({ posts, pieces }: PostsProps) {
  const t = useT()
  const day = useDay()
  const [kind, setKind] = useState<PostType>()
  const shown = posts
    .filter(({ type }) => kind === undefined || type === kind)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const countOf = (type?: PostType) => posts.filter((post) => type === undefined || post.type === type).length
  const days = [...new Set(shown.map(({ promoted_at }) => promoted_at))]
  return (
    <>
      <HeadRow title={t('partner.goods.postsTitle')}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{t('partner.goods.kind')}</legend>
          {[undefined, ...POST_TYPES].map((type) => (
            <button
              key={type ?? 'all'}
              type="button"
              aria-pressed={type === kind}
              onClick={() => setKind(type)}
            >
              {t(type ? `partner.goods.entity.${type}` : 'partner.goods.all')} {countOf(type)}
            </button>
          ))}
        </fieldset>
      </HeadRow>
      <Goal />
      {days.map((one) => {
        const ofDay = shown.filter(({ promoted_at }) => promoted_at === one)
        return (
          <section key={one}>
            <h2 className={styles.day}>
              {day(one)} <span>{t('partner.goods.posts', { count: ofDay.length })}</span>
            </h2>
            <ul className={styles.posts}>
              {ofDay.map((post) => (
                <Post key={post.id} post={post} pieces={pieces} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** As the sales count it: by the week and the clock of the store. */
function Goal() {
  const t = useT()
  const { latest: week, error } = useSales({ period: 'week', currency: undefined })
  if (!week && error !== undefined) return null
  if (!week) return <div className={styles.goal} aria-busy="true" />
  const { mentions_goal: goal } = week
  const done = week.total.mentioned
  const left = week.parts.filter(({ is_to_come }) => is_to_come).length
  return (
    <div className={styles.goal}>
      <p>
        <span className="type-strong">{t('partner.goods.goal', { done, goal })}</span>
        <span className="tone-second">{t('partner.goods.daysLeft', { count: left + 1 })}</span>
      </p>
      <span
        className={styles.bar}
        style={{ '--part': `${Math.min(100, (100 * done) / Math.max(1, goal))}%` } as object}
      />
    </div>
  )
}

function Post({ post, pieces }: { post: PartnerPost; pieces: readonly PromoProduct[] }) {
  const t = useT()
  const own = pieces.filter(({ id, is_set }) => post.products.includes(id) && !is_set)
  return (
    <li>
      <span>
        {t(`partner.goods.entity.${post.type}`)}
        <small>{own.map(({ title }) => title).join(', ')}</small>
      </span>
      <span className={styles.pictures}>
        {own.map((piece) => (
          <Picture key={piece.id} path={piece.image} size="cart" alt="" />
        ))}
      </span>
      {post.link !== '' && (
        <a href={post.link} className="text-link" target="_blank" rel="noopener noreferrer nofollow">
          {t('partner.goods.openPost')}
        </a>
      )}
    </li>
  )
}
