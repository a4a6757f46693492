import type { PageMatch } from '@vitrine/contract/catalog'
import { type FormEvent, memo, type ReactNode } from 'react'
import { Link, useHref, useNavigate } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { contentPath, searchPath } from '#web/lib/links.ts'
import { CorrectedLine } from '#web/lib/search/corrected-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import type { ListData } from './load/load-list.ts'
import type { SearchData } from './load/load-search.ts'
import { countFilters } from './query/change-list.ts'
import { SEARCH_PATH } from './query/use-applied-chips.ts'
import styles from './search-view.module.css'
import { ProductList } from './view/product-list.tsx'

/** `ideas` stand where there is nothing to list. */
type SearchViewProps = { data: SearchData; ideas: ReactNode }

export const SearchView = memo(function SearchView({ data, ideas }: SearchViewProps) {
  const t = useT()
  const { text, list, near } = data
  const title = text ? t('list.searchFor', { text }) : t('list.searchTitle')
  const isLost = list !== null && list.total === 0 && countFilters(list.state) === 0
  // A page of help is an answer: nothing is missing then.
  const isHelped = isLost && list.pages.length > 0
  return (
    <div className="wrap">
      <Head title={title} />
      <SearchForm text={text} />
      <div className={styles.head}>
        <h1 className={text ? 'type-section' : 'visually-hidden'}>{title}</h1>
        {list && !isHelped && (
          <span className="type-small tone-second" role="status">
            {t('list.count', { count: list.total })}
          </span>
        )}
      </div>
      {list && <Reading list={list} text={text} />}
      {isLost && !isHelped && (
        <p className={styles.empty}>
          {t(HAS_WORDS.test(text) ? 'list.searchEmpty' : 'search.noWords', { text })}
        </p>
      )}
      {isLost && near.length > 0 && <Near texts={near} />}
      {(isLost || !list) && ideas}
      {list && !isLost && <ProductList list={list} path={SEARCH_PATH} />}
    </div>
  )
})

/** How the text was read, and what else it may have asked for. */
function Reading({ list, text }: { list: ListData; text: string }) {
  const t = useT()
  const { corrected, isPartial, pages } = list
  return (
    <>
      {corrected && (
        <p className={styles.corrected}>
          <CorrectedLine corrected={corrected} typed={text} to={searchPath(corrected)} />
        </p>
      )}
      {isPartial && <p className={styles.corrected}>{t('search.partial')}</p>}
      {pages.length > 0 && <HelpPages pages={pages} />}
    </>
  )
}

const HAS_WORDS = /[\p{L}\p{N}]/u

function HelpPages({ pages }: { pages: readonly PageMatch[] }) {
  const t = useT()
  return (
    <p className={styles.corrected}>
      {t('search.help')}
      <Gap />
      {pages.map(({ identifier, title }, position) => (
        <span key={identifier}>
          {position > 0 && t('shell.comma')}
          <Link className="text-link" to={contentPath(identifier)}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  )
}

function SearchForm({ text }: { text: string }) {
  const t = useT()
  const action = useHref(SEARCH_PATH)
  const navigate = useNavigate()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(searchPath(String(new FormData(event.currentTarget).get('q'))))
  }
  return (
    <search key={text}>
      <form action={action} className={styles.find} onSubmit={search}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={text}
          aria-label={t('shell.search')}
          placeholder={t('shell.searchPlaceholder')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the page exists to be typed into
          autoFocus={!text}
        />
        <button type="submit">{t('shell.search')}</button>
      </form>
    </search>
  )
}

function Near({ texts }: { texts: string[] }) {
  const t = useT()
  const [before, after] = t('search.didYouMean', { text: '\n' }).split('\n')
  return (
    <p className={styles.near}>
      {before}
      {texts.map((text, position) => (
        <span key={text}>
          {position > 0 && t('shell.comma')}
          <Link className="text-link" to={searchPath(text)}>
            {text}
          </Link>
        </span>
      ))}
      {after}
    </p>
  )
}
