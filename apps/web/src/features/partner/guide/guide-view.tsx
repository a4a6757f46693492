import { getWiki } from '@vitrine/contract/partner/papers'
import { use } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { MembershipContext } from '../frame/membership.ts'
import { HeadRow } from '../goods/head-row.tsx'
import { cabinetRounds } from '../refresh.ts'
import { Waiting } from '../waiting/waiting.tsx'
import styles from './guide.module.css'

type Article = { slug: string; title: string; content: string; parent: string | null }

/** All articles with how each begins, or one of them whole with the next below it. */
export function GuideView({ slug }: { slug: string | undefined }) {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const rounds = useObservable(cabinetRounds)
  const { latest: wiki, error, retry } = useAnswer(`wiki ${code} ${rounds}`, () => client.call(getWiki))
  if (!wiki)
    return (
      <>
        <HeadRow title={t('partner.guide')} />
        {error === undefined ? <Waiting as="text" /> : <Failed text={failureText(error)} onRetry={retry} />}
      </>
    )
  const at = wiki.articles.findIndex((one) => one.slug === slug)
  const article = wiki.articles[at]
  if (slug === undefined) return <Overview title={wiki.title} articles={wiki.articles} />
  if (!article) return <Note tone="warn">{t('partner.noArticle')}</Note>
  return <Whole title={wiki.title} article={article} next={wiki.articles[(at + 1) % wiki.articles.length]} />
}

function Overview({ title, articles }: { title: string; articles: readonly Article[] }) {
  return (
    <>
      <h1 className="type-title" tabIndex={-1}>
        {title}
      </h1>
      <ul className={styles.guide}>
        {articles.map(({ slug, title, content, parent }) => (
          <li key={slug} className={parent === null ? undefined : styles.below}>
            <Link to={`/cabinet/wiki/${slug}`}>
              <h2 className="type-section">{title}</h2>
              <p>{beginningOf(content)}</p>
            </Link>
          </li>
        ))}
      </ul>
      <Papers />
    </>
  )
}

function Papers() {
  const t = useT()
  const me = use(MembershipContext)
  return (
    <p className={styles.papers}>
      {me?.has_blogger_user_agreement && (
        <Link to="/blogger-user-agreement" className="text-link">
          {t('partner.agreement')}
        </Link>
      )}
      {me?.has_blogger_privacy_policy && (
        <Link to="/blogger-privacy-policy" className="text-link">
          {t('partner.privacy')}
        </Link>
      )}
    </p>
  )
}

type WholeProps = { title: string; article: Article; next: Article | undefined }

function Whole({ title, article, next }: WholeProps) {
  return (
    <>
      <Link to="/cabinet/wiki" className={styles.back}>
        <Icon name="left" size="small" /> {title}
      </Link>
      <article className={styles.article}>
        <h1 className="type-title" tabIndex={-1}>
          {article.title}
        </h1>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract says sanitised HTML, on write and on read
          dangerouslySetInnerHTML={{ __html: article.content }}
        />
      </article>
      {next && next.slug !== article.slug && (
        <p className={styles.next}>
          <Link to={`/cabinet/wiki/${next.slug}`}>
            {next.title} <Icon name="arrow" size="small" />
          </Link>
        </p>
      )}
    </>
  )
}

/** The first two sentences, without marks of the text. */
function beginningOf(html: string): string {
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^(?:.*?[.!?。！？](?=\s|$|\p{Lo})\s*){1,2}/u.exec(text)?.[0].trim() ?? text
}
