import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import staff from '../staff-page.module.css'
import { ListFileButton } from '../table/file/list-file-button.tsx'
import { UnsavedBar } from '../table/unsaved-bar.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { useSaveKey } from '../writing/use-save-key.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueTable } from './catalogue-table.tsx'
import { CatalogueTabs } from './catalogue-tabs.tsx'
import { Faults } from './faults.tsx'
import { NewProduct } from './product/new-product.tsx'
import { PAGE_SIZE, useCatalogue, useCatalogueWish } from './use-catalogue.ts'
import { rowsOf, useCatalogueFilePage } from './use-catalogue-file.ts'
import { useCells } from './use-cells.ts'

/** All products with stock, price and what they lack; names, prices and pieces are changed where they stand. */
export function CatalogueView() {
  const t = useT()
  const { wish, change } = useCatalogueWish()
  const { list, isCurrent, error, retry, reload } = useCatalogue(wish, change)
  const filePage = useCatalogueFilePage(wish)
  const [isMaking, setMaking] = useState(false)
  const open = useOpen()
  const products = list?.items ?? []
  const cells = useCells(products, wish.store, reload)
  useSaveKey(() => void cells.save())
  const keys = useListKeys({
    ids: products.map(({ id }) => id),
    openId: undefined,
    open: (id) => id !== undefined && open(id),
    acts: { e: () => document.querySelector<HTMLElement>('tr[data-current] input')?.focus() },
  })
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <CatalogueTabs />
      <div className={staff.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.catalogue')}
        </h1>
        {list && (
          <p>{t('staff.catCount', { products: list.counts.products, variants: list.counts.variants })}</p>
        )}
        <Button onClick={() => setMaking(true)}>{t('staff.catNew')}</Button>
      </div>
      <CatalogueFilters
        {...{ wish, counts: list?.counts.facets }}
        onChange={change}
        searchRef={keys.search}
      />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {list === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {list?.total === 0 && <p className={staff.empty}>{t('staff.catNone')}</p>}
      <Faults faults={cells.faults} names={cells.names} />
      {products.length > 0 && (
        <>
          <CatalogueTable
            {...{ products, store: wish.store, current: keys.cursor, onOpen: open }}
            isStale={!isCurrent && error === undefined}
            cellsOf={cells.of}
            onCell={cells.change}
          />
          <p className={staff.hint}>{t('staff.catKeys')}</p>
          <Pages page={wish.page} total={list?.total ?? 0} onPage={(page) => change({ page })} />
          <ListFileButton name="catalogue.csv" toRows={rowsOf} pageAfter={filePage} />
        </>
      )}
      {cells.count > 0 && (
        <UnsavedBar
          text={t('staff.catChanged', { count: cells.count })}
          isBusy={cells.isBusy}
          onClear={cells.clear}
          onSave={() => void cells.save()}
        >
          {t('staff.catSave')} <kbd>Ctrl S</kbd>
        </UnsavedBar>
      )}
      {isMaking && <NewProduct onClose={() => setMaking(false)} onMade={open} />}
    </div>
  )
}

type PagesProps = { page: number; total: number; onPage(page: number): void }

function Pages({ page, total, onPage }: PagesProps) {
  const t = useT()
  const last = Math.ceil(total / PAGE_SIZE)
  if (last <= 1) return null
  return (
    <nav aria-label={t('staff.catPages')}>
      <Button look="line" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('staff.catBack')}
      </Button>{' '}
      {t('staff.of', { place: page, count: last })}{' '}
      <Button look="line" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('staff.catForth')}
      </Button>
    </nav>
  )
}

function useOpen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (id: number) => void navigate({ pathname: `/admin/catalogue/${id}`, search: params.toString() })
}
