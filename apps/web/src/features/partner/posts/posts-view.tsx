import type { PartnerPost } from '@vitrine/contract/partner/partner-posts'
import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { POST_TYPES, type PostType } from '@vitrine/domain/partner/products/promotion'
import { useState } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import goods from '../goods/goods.module.css'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import { NothingYet } from '../goods/nothing-yet.tsx'
import { useMoment } from '../goods/use-moment.ts'
import { usePieces, usePosts } from '../goods/use-pieces.ts'
import { PeriodChoice } from '../sales/figures/period-choice.tsx'
import { periodStart } from '../sales/figures/period-start.ts'
import { usePeriod } from '../sales/figures/use-asked.ts'
import { type Earnings, useEarnings } from '../sales/use-earnings.ts'
import { useSales } from '../sales/use-sales.ts'
import { OpenPost } from './open-post.tsx'
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
  const moment = useMoment()
  const earnings = useEarnings(pieces)
  const { period, choose } = usePeriod()
  const [kind, setKind] = useState<PostType>()
  const since = period ? periodStart(moment(new Date().toISOString()).date, period) : ''
  const ofPeriod = posts.filter(({ created_at }) => moment(created_at).date >= since)
  const shown = ofPeriod
    .filter(({ type }) => kind === undefined || type === kind)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const countOf = (type?: PostType) =>
    ofPeriod.filter((post) => type === undefined || post.type === type).length
  const days = [...new Set(shown.map(({ created_at }) => moment(created_at).heading))]
  return (
    <>
      <HeadRow title={t('partner.goods.postsTitle')}>
        <PeriodChoice period={period} onChoose={choose} />
        <fieldset className={goods.kinds}>
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
      {days.length === 0 && <p className={styles.none}>{t('partner.goods.noneThen')}</p>}
      {days.map((day) => {
        const ofDay = shown.filter(({ created_at }) => moment(created_at).heading === day)
        return (
          <section key={day}>
            <h2 className={styles.day}>
              {day} <span>{t('partner.goods.posts', { count: ofDay.length })}</span>
            </h2>
            <ul className={styles.posts}>
              {ofDay.map((post) => (
                <Post key={post.id} post={post} pieces={pieces} earned={earnings.ofPost(post.id)} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** More of them are thinner than the gaps between. */
const MOST_SEGMENTS = 30

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
        className={goal <= MOST_SEGMENTS ? `${styles.bar} ${styles.segments}` : styles.bar}
        style={{ '--part': `${Math.min(100, (100 * done) / Math.max(1, goal))}%`, '--goal': goal } as object}
      />
    </div>
  )
}

type PostProps = {
  post: PartnerPost
  pieces: readonly PromoProduct[]
  earned: ReturnType<Earnings['ofPost']>
}

function Post({ post, pieces, earned }: PostProps) {
  const t = useT()
  const moment = useMoment()
  const own = pieces.filter(({ id, is_set }) => post.products.includes(id) && !is_set)
  return (
    <li>
      <time dateTime={post.created_at}>{moment(post.created_at).time}</time>
      <span>
        {t(`partner.goods.entity.${post.type}`)} <OpenPost link={post.link} />
        <small>{own.map(({ title }) => title).join(t('shell.comma'))}</small>
      </span>
      <span className={styles.pictures}>
        {own.map((piece) => (
          <Picture key={piece.id} path={piece.image} size="cart" alt="" />
        ))}
      </span>
      <span className={styles.earned}>
        {earned?.sum}
        {earned && <small>{t('partner.goods.ordersOf', { count: earned.count })}</small>}
      </span>
    </li>
  )
}
