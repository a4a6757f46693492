import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { DataTable } from '../../table/data-table.tsx'
import { useListKeys } from '../../use-list-keys.ts'
import styles from '../imports.module.css'
import { importColumns } from './import-columns.tsx'
import type { Imports } from './use-imports.ts'

export function EarlierImports({ imports: { latest, error, retry, more } }: { imports: Imports }) {
  const t = useT()
  const { locale } = useStore()
  const navigate = useNavigate()
  const columns = useMemo(() => importColumns(t, locale), [t, locale])
  const runs = latest?.items ?? []
  const open = (id?: number) => void navigate(id === undefined ? '/admin/imports' : `/admin/imports/${id}`)
  const { cursor } = useListKeys({ ids: runs.map(({ id }) => id), openId: undefined, open })
  return (
    <section className={styles.section} aria-labelledby="earlier">
      <h2 id="earlier">{t('staff.impEarlier')}</h2>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {!latest && error === undefined && <div className={styles.waits} aria-busy="true" />}
      {latest && runs.length === 0 && <p className={staff.empty}>{t('staff.impNone')}</p>}
      {runs.length > 0 && (
        <div className={styles.scroll}>
          <DataTable
            label={t('staff.impEarlier')}
            rows={runs}
            {...{ columns, idOf, current: cursor, onOpen: open }}
          />
        </div>
      )}
      {latest?.next != null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
    </section>
  )
}

const idOf = ({ id }: ImportRun) => id
