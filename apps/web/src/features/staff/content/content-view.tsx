import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ListTabs } from '../list-tabs.tsx'
import staff from '../staff-page.module.css'
import { useListKeys } from '../use-list-keys.ts'
import styles from './content.module.css'
import { ContentFilters } from './content-filters.tsx'
import { ContentTable } from './content-table.tsx'
import { CONTENT_TABS, type ContentTab, NEW_WORDS, TAB_WORDS } from './content-words.ts'
import { NewPiece } from './new-piece.tsx'
import { Redirects } from './redirects/redirects.tsx'
import { useContentList } from './use-content-list.ts'

/** Pages, blocks, news and redirects, and what of them is missing in which language. */
export function ContentView({ tab }: { tab: ContentTab }) {
  const t = useT()
  const navigate = useNavigate()
  const kind = tab === 'redirect' ? 'page' : tab
  const { wish, change, list, isCurrent, error, retry } = useContentList(kind)
  const [isNew, setNew] = useState(false)
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <header className={styles.top}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.content')}
        </h1>
        {tab !== 'redirect' && (
          <Button onClick={() => setNew(!isNew)} aria-expanded={isNew}>
            {t(NEW_WORDS[tab])}
          </Button>
        )}
      </header>
      <ListTabs
        names={CONTENT_TABS}
        words={TAB_WORDS}
        current={tab}
        counts={list?.counts}
        onChange={(next) => void navigate(`/admin/content/${next}`)}
      />
      {isNew && tab !== 'redirect' && <NewPiece kind={tab} />}
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {tab === 'redirect' ? (
        <Redirects onChange={retry} />
      ) : (
        <PieceList {...{ tab, wish, change, list, isCurrent, isFailed: error !== undefined }} />
      )}
    </div>
  )
}

type PieceListProps = Pick<ReturnType<typeof useContentList>, 'wish' | 'change' | 'list' | 'isCurrent'> & {
  tab: Exclude<ContentTab, 'redirect'>
  isFailed: boolean
}

function PieceList({ tab, wish, change, list, isCurrent, isFailed }: PieceListProps) {
  const t = useT()
  const navigate = useNavigate()
  const items = list?.items.filter(({ kind }) => kind === tab) ?? []
  const open = (at?: number) => {
    const item = at === undefined ? undefined : items[at]
    if (!item) return
    const of = item.store_code ? `?store=${item.store_code}` : ''
    void navigate(`/admin/content/${tab}/${item.identifier}${of}`)
  }
  const keys = useListKeys({ ids: items.map((_, at) => at), openId: undefined, open })
  const isSearch = wish.q !== '' || wish.store !== '' || wish.work
  return (
    <>
      <ContentFilters {...{ wish, needsWork: list?.needs_work }} onChange={change} searchRef={keys.search} />
      {list === undefined && !isFailed && <div className={staff.loading} aria-busy="true" />}
      {list && items.length === 0 && isCurrent && (
        <p className={staff.empty}>{t(isSearch ? 'staff.contentNoMatch' : 'staff.contentNone')}</p>
      )}
      {items.length > 0 && (
        <>
          <ContentTable items={items} cursor={keys.cursor} isStale={!isCurrent} onOpen={open} />
          <p className={staff.hint}>{t('staff.contentKeys')}</p>
        </>
      )}
    </>
  )
}
