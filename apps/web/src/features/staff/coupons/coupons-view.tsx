import { COUPON_LISTS, type CouponListName, type StaffCoupon } from '@vitrine/contract/desk/coupons'
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
import { couponColumns } from './coupon-columns.tsx'
import { CouponPeek } from './coupon-peek.tsx'
import { useCouponFile } from './use-coupon-file.ts'
import { useCoupons } from './use-coupons.ts'

const LIST_WORDS: Record<CouponListName, MessageKey> = {
  on: 'staff.couponsOn',
  planned: 'staff.couponsPlanned',
  partners: 'staff.couponsPartners',
  over: 'staff.couponsOver',
  all: 'staff.all',
}
const NONE: readonly StaffCoupon[] = []
/** Stands in the address for one that is being made. */
const NEW = 0

export function CouponsView({ openId }: { openId: number | undefined }) {
  const t = useT()
  const reader = useMoneyReader()
  const { latest, answer, error, retry, view, q, change, more, reload, page, ask } = useCoupons()
  const columns = useMemo(() => couponColumns(t, reader), [t, reader])
  const coupons = latest?.items ?? NONE
  const rows = useCouponFile()
  const ids = coupons.map(({ id }) => id)
  const open = useOpenRow('/admin/coupons')
  const opened = useOpened({ openId, rows: latest?.items, ask })
  const keys = useListKeys({ ids, openId, open, acts: { n: () => open(NEW) } })
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <div className={staff.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.coupons')}
        </h1>
        <Button onClick={() => open(NEW)}>{t('staff.couponNew')}</Button>
      </div>
      <ListTabs
        names={COUPON_LISTS}
        words={LIST_WORDS}
        current={view}
        counts={latest?.counts}
        onChange={(name) => change('view', name)}
      />
      <search className={staff.filters}>
        <SearchField
          label={t('staff.couponSearch')}
          value={q}
          ref={keys.search}
          onChange={(text) => change('q', text)}
        />
      </search>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!latest && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {latest && coupons.length === 0 && <p className={staff.empty}>{t('staff.couponNone')}</p>}
      {coupons.length > 0 && (
        <>
          <DataTable
            label={t('staff.coupons')}
            rows={coupons}
            {...{ columns, idOf, current: openId ?? keys.cursor, isStale: !answer, onOpen: open }}
          />
          <p className={staff.hint}>{t('staff.couponKeys')}</p>
          <ListFileButton name="coupons.csv" toRows={rows} pageAfter={page} />
        </>
      )}
      {latest?.next != null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
      {(openId === NEW || opened.row) && (
        <CouponPeek key={openId} coupon={opened.row} ids={ids} onOpen={open} onChange={reload} />
      )}
      <OpenedWaits {...{ openId, opened, onOpen: open }} label={t('staff.coupon')} />
    </div>
  )
}

const idOf = ({ id }: StaffCoupon) => id
