import { assignProducts } from '@vitrine/contract/catalog/editing/categories'
import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { useState } from 'react'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../../../search-field.tsx'
import staff from '../../../staff-page.module.css'
import { Faults } from '../../faults.tsx'
import styles from '../../parts/parts.module.css'
import { PAGE_SIZE, useLastPage } from '../../use-catalogue.ts'
import { useSaving } from '../../use-saving.ts'
import own from '../categories.module.css'

const OFFERED = 8

/** What stands in the category itself, page by page; others are found and put in. */
export function CategoryProducts({ id, onChange }: { id: number; onChange(): void }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const [q, setQ] = useState('')
  const { items, total, offered, assign, isBusy, faults, error, retry } = useAssigned(id, {
    page,
    q,
    onChange,
  })
  useLastPage(total, { page, onPage: setPage })
  const within = new Set(items.map((one) => one.id))
  return (
    <section className={styles.part} aria-label={t('staff.ctgProducts')}>
      <h2>
        {t('staff.ctgProducts')} {total !== undefined && <small>{total}</small>}
      </h2>
      <Faults faults={faults} />
      <search className={staff.filters}>
        <SearchField label={t('staff.ctgFind')} value={q} onChange={setQ} />
      </search>
      {q !== '' && (
        <ul className={own.goods}>
          {offered
            .filter((one) => !within.has(one.id))
            .map((one) => (
              <li key={one.id}>
                <span>
                  {one.name} <small>{one.sku}</small>
                </span>
                <Button look="line" disabled={isBusy} onClick={() => void assign({ add: [one.id] })}>
                  {t('staff.ctgPutIn')} <span className="visually-hidden">{one.name}</span>
                </Button>
              </li>
            ))}
        </ul>
      )}
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {total === 0 && <p className={staff.hint}>{t('staff.ctgEmpty')}</p>}
      <ul className={own.goods}>
        {items.map((one) => (
          <li key={one.id}>
            <Link to={`/admin/catalogue/${one.id}`}>
              {one.name} <small>{one.sku}</small>
            </Link>
            <IconButton
              icon="bin"
              label={t('staff.ctgTakeOut', { name: one.name })}
              disabled={isBusy}
              onClick={() => void assign({ remove: [one.id] })}
            />
          </li>
        ))}
      </ul>
      {(total ?? 0) > PAGE_SIZE && (
        <p>
          <Button look="line" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('staff.catBack')}
          </Button>{' '}
          <Button look="line" disabled={page * PAGE_SIZE >= (total ?? 0)} onClick={() => setPage(page + 1)}>
            {t('staff.catForth')}
          </Button>
        </p>
      )}
    </section>
  )
}

type Around = { page: number; q: string; onChange(): void }

function useAssigned(id: number, { page, q, onChange }: Around) {
  const client = useClient()
  const { language } = useStore()
  const [version, setVersion] = useState(0)
  const { isBusy, faults, run } = useSaving()
  const there = useAnswer(`in category ${id} ${version} ${page} ${language}`, () =>
    client.call(listEditedProducts, {
      query: { category: id, within: 'itself', page, size: PAGE_SIZE, language },
    }),
  )
  const found = useAnswer(q === '' ? null : `for category ${q} ${language}`, () =>
    client.call(listEditedProducts, { query: { q, size: OFFERED, language } }),
  )
  async function assign(body: { add?: number[]; remove?: number[] }) {
    await run(() => client.call(assignProducts, { params: { id }, body }))
    setVersion((count) => count + 1)
    onChange()
  }
  return {
    ...{ items: there.latest?.items ?? [], total: there.latest?.total, offered: found.latest?.items ?? [] },
    ...{ assign, isBusy, faults, error: there.error, retry: there.retry },
  }
}
