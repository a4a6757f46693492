import type { StoreCode } from '@vitrine/domain/store/store-view'
import { useState } from 'react'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { Choice } from '../choice.tsx'
import styles from '../imports.module.css'
import own from './people.module.css'
import { type Along, useTakeAlong } from './use-take-along.ts'

type TakeAlongProps = { hasOrders: boolean }

export function TakeAlong({ hasOrders }: TakeAlongProps) {
  const t = useT()
  const { state, write } = useTakeAlong()
  const [wish, setWish] = useState<Along>({ table: 'shopify', store: '', from: '', to: '' })
  const isWriting = state?.kind === 'writing'
  const tables = [
    ['shopify', t('staff.impPeopleShopify')],
    ['csv', t('staff.impPeoplePlain')],
    ...(hasOrders
      ? [['orders', t('staff.impOrdersTable')] as const, ['former', t('staff.impFormerTable')] as const]
      : []),
  ] as const
  return (
    <div className={own.part}>
      <h3>{t('staff.impTakeAlong')}</h3>
      <Choice
        label={t('staff.impWhichTable')}
        value={wish.table}
        options={tables}
        onChange={(table) => setWish({ ...wish, table })}
      />
      {(wish.table === 'orders' || wish.table === 'former') && <OrdersWish wish={wish} onChange={setWish} />}
      <div className={styles.acts}>
        <Button look="line" disabled={isWriting} isBusy={isWriting} onClick={() => void write(wish)}>
          {t('staff.impAlongDo')}
        </Button>
        <span role="status" className={state?.kind === 'failed' ? styles.bad : styles.second}>
          {state?.kind === 'failed' && t('staff.impExportFailed')}
          {state && state.kind !== 'failed' && t('staff.impAlongCount', { count: state.count })}
        </span>
      </div>
    </div>
  )
}

type OrdersWishProps = { wish: Along; onChange(wish: Along): void }

function OrdersWish({ wish, onChange }: OrdersWishProps) {
  const t = useT()
  const stores: readonly (readonly [StoreCode | '', string])[] = [
    ['', t('staff.allStores')],
    ...useStores().map(({ code, name }) => [code, name] as const),
  ]
  return (
    <>
      {wish.table === 'orders' && (
        <Choice
          label={t('staff.store')}
          value={wish.store}
          options={stores}
          onChange={(store) => onChange({ ...wish, store })}
        />
      )}
      <div className={own.two}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.option}>
            <span>{t(end === 'from' ? 'staff.impFromDay' : 'staff.impToDay')}</span>
            <input
              className={staff.field}
              type="date"
              value={wish[end]}
              onChange={({ target }) => onChange({ ...wish, [end]: target.value })}
            />
          </label>
        ))}
      </div>
    </>
  )
}
