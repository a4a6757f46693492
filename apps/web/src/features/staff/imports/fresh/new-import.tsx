import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../imports.module.css'
import { Steps } from '../steps.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import own from './fresh.module.css'
import { SourceStep } from './source-step.tsx'
import { useNewImport } from './use-new-import.ts'

/** From where a table lies to its dry run; nothing is written into the catalogue from here. */
export function NewImport() {
  const t = useT()
  const navigate = useNavigate()
  const fresh = useNewImport((id) => void navigate(`/admin/imports/${id}`))
  const [isMatching, setMatching] = useState(false)
  const shown = isMatching && fresh.table ? fresh.table : undefined
  return (
    <section className={own.fresh} aria-label={t('staff.impNew')}>
      <div className={styles.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t(shown ? 'staff.impMatch' : 'staff.imports')}
        </h1>
        {shown && <p className={styles.second}>{shown.title}</p>}
      </div>
      <Steps at={shown ? 2 : 1} />
      {shown ? (
        <ColumnsStep fresh={fresh} table={shown} onBack={() => setMatching(false)} />
      ) : (
        <SourceStep fresh={fresh} onMatch={() => setMatching(true)} />
      )}
    </section>
  )
}
