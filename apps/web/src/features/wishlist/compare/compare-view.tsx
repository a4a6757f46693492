import { getProduct } from '@vitrine/contract/catalog'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import type { Product } from '@vitrine/domain/catalog/product'
import { useState } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Head } from '#web/lib/head.tsx'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { NoCards } from '#web/ui/product-card/card-page.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Compared } from '#web/wishlist/compare/compare-list.ts'
import { useCompare } from '#web/wishlist/compare/use-compare.ts'
import styles from './compare.module.css'
import { CompareTable } from './compare-table.tsx'
import { PieceChooser } from './piece-chooser.tsx'

/** Up to four pieces side by side, what differs among them marked. */
export function CompareView() {
  return (
    <FrameTexts frame="rare" waiting={<div className={`wrap ${styles.page}`} aria-busy="true" />}>
      <Page />
    </FrameTexts>
  )
}

function Page() {
  const t = useT()
  const { isRead, list } = useCompare()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const count = list.length
  return (
    <div className={`wrap ${styles.page}`} aria-busy={!isRead || undefined}>
      <Head title={t('compare.title')} />
      <Link to="/wishlist" className={`text-link ${styles.back}`}>
        <Icon name="left" size="small" />
        {t('wishlist.title')}
      </Link>
      <header className={styles.head}>
        <h1 className="type-title" tabIndex={-1}>
          {count > 0 ? t('compare.titleOf', { count }) : t('compare.title')}
        </h1>
        {count > 1 && (
          <label className={styles.only}>
            <span>{t('compare.onlyDifferences')}</span>
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
          </label>
        )}
      </header>
      {isRead && count === 0 && (
        <NoCards
          title={t('compare.empty')}
          hint={t('compare.emptyHint')}
          action={t('wishlist.emptyAction')}
        />
      )}
      {count > 0 && <Pieces list={list} onlyDifferences={onlyDifferences} />}
    </div>
  )
}

function Pieces({ list, onlyDifferences }: { list: readonly Compared[]; onlyDifferences: boolean }) {
  const t = useT()
  const client = useClient()
  const isOnline = useIsOnline()
  const [shown, setShown] = useState<readonly string[]>([])
  const skus = list.map(({ sku }) => sku)
  const { latest, error, retry } = useAnswer(`compare ${skus.join(',')}`, () => askWhole(client, skus))
  // Of the two a phone shows, those pressed last; the first two until then.
  const visible = [...shown.filter((sku) => skus.includes(sku)), ...skus].filter(isFirst).slice(0, 2)
  return (
    <>
      {!isOnline && <Note tone="info">{t('compare.offline')}</Note>}
      {isOnline && error !== undefined && !latest && (
        <div className={styles.state}>
          <Note tone="error">{t('compare.failed')}</Note>
          <Button look="line" onClick={retry}>
            {t('sync.retry')}
          </Button>
        </div>
      )}
      {list.length > 2 && (
        <PieceChooser list={list} visible={visible} onChoose={(sku) => setShown([sku, ...visible])} />
      )}
      <CompareTable
        pieces={list.map((one) => ({ ...one, product: latest?.get(one.sku) }))}
        {...{ visible, onlyDifferences }}
        isWaiting={!latest && error === undefined}
      />
    </>
  )
}

const isFirst = (sku: string, at: number, all: readonly string[]) => all.indexOf(sku) === at

/** What the shop sells no longer stays as it is remembered. */
async function askWhole(client: ShopClient, skus: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const answers = await Promise.all(
    skus.map((sku) =>
      client.call(getProduct, { query: { sku } }).then(
        ({ product }) => [[sku, product] as const],
        (error: unknown) => {
          if (error instanceof CallError && error.code === 404) return []
          throw error
        },
      ),
    ),
  )
  return new Map(answers.flat())
}
