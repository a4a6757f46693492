import { Form } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { SearchData } from './load/load-search.ts'
import { countFilters } from './query/change-list.ts'
import styles from './search-view.module.css'
import { ProductList } from './view/product-list.tsx'

export function SearchView({ data }: { data: SearchData }) {
  const t = useT()
  const { text, list } = data
  const title = text ? t('list.searchFor', { text }) : t('list.searchTitle')
  const isEmpty = list !== null && list.total === 0 && countFilters(list.state) === 0
  return (
    <div className="wrap">
      <Head title={title} />
      <Form action="/search" role="search" className={styles.find} key={text}>
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
          // The page exists to be typed into.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={!text}
        />
        <button type="submit">{t('shell.search')}</button>
      </Form>
      <div className={styles.head}>
        <h1 className={text ? 'type-section' : 'visually-hidden'}>{title}</h1>
        {list && (
          <span className="type-small tone-second" role="status">
            {t('list.count', { count: list.total })}
          </span>
        )}
      </div>
      {isEmpty && <p className={styles.empty}>{t('list.searchEmpty', { text })}</p>}
      {list && !isEmpty && <ProductList list={list} path="/search" />}
    </div>
  )
}
