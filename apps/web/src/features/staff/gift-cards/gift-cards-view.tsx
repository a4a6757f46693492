import { GIFT_CARD_LISTS, type GiftCardListName, type StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useMemo } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ListTabs } from '../list-tabs.tsx'
import { OpenedWaits } from '../opened/opened-waits.tsx'
import { useOpened } from '../opened/use-opened.ts'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import { DataTable } from '../table/data-table.tsx'
import { ListFileButton } from '../table/file/list-file-button.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { useOpenRow } from '../use-open-row.ts'
import { giftCardColumns } from './gift-card-columns.tsx'
import { GiftCardPeek } from './gift-card-peek.tsx'
import { useGiftCardFile } from './use-gift-card-file.ts'
import { useGiftCards } from './use-gift-cards.ts'

const LIST_WORDS: Record<GiftCardListName, MessageKey> = {
  live: 'staff.cardsLive',
  spent: 'staff.cardsSpent',
  void: 'staff.cardsVoid',
  waiting: 'staff.cardsWaiting',
  all: 'staff.all',
}
const NONE: readonly StaffGiftCard[] = []

export function GiftCardsView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const reader = useMoneyReader()
  const { latest, answer, error, retry, view, q, change, more, reload, page, ask } = useGiftCards()
  const rows = useGiftCardFile()
  const columns = useMemo(() => giftCardColumns(t, reader), [t, reader])
  const cards = latest?.items ?? NONE
  const ids = cards.map(idOf)
  const open = useOpenRow('/admin/gift-cards')
  const keys = useListKeys({ ids, openId, open })
  const opened = useOpened({ openId, rows: latest?.items, ask })
  const onChange = () => {
    reload()
    opened.retry()
  }
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.giftCards')}
      </h1>
      <ListTabs
        names={GIFT_CARD_LISTS}
        words={LIST_WORDS}
        current={view}
        counts={latest?.counts}
        onChange={(name) => change('view', name)}
      />
      <search className={staff.filters}>
        <SearchField
          label={t('staff.cardSearch')}
          value={q}
          ref={keys.search}
          onChange={(text) => change('q', text)}
        />
      </search>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!latest && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {latest && cards.length === 0 && <p className={staff.empty}>{t('staff.cardsNone')}</p>}
      {cards.length > 0 && (
        <>
          <DataTable
            label={t('staff.giftCards')}
            rows={cards}
            {...{ columns, idOf, current: openId ?? keys.cursor, isStale: !answer, onOpen: open }}
          />
          <p className={staff.hint}>{t('staff.keys')}</p>
          <ListFileButton name="gift-cards.csv" toRows={rows} pageAfter={page} />
        </>
      )}
      {latest?.next != null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
      {opened.row && (
        <GiftCardPeek key={opened.row.id} {...{ card: opened.row, ids, onOpen: open, onChange }} />
      )}
      <OpenedWaits {...{ openId, opened, onOpen: open }} label={t('staff.giftCard')} />
    </div>
  )
}

const idOf = ({ id }: StaffGiftCard) => id
