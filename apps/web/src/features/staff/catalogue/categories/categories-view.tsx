import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import { CatalogueTabs } from '../catalogue-tabs.tsx'
import styles from './categories.module.css'
import { CategoryTree } from './category-tree.tsx'
import { CategoryForm } from './form/category-form.tsx'
import { NewCategory } from './new-category.tsx'
import { useCategoryTree } from './use-category-tree.ts'

/** The tree of categories all stores share, and the one that is open beside it. */
export function CategoriesView({ id }: { id: number | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const desk = useCategoryTree()
  const [isMaking, setMaking] = useState(false)
  const { tree, error } = desk
  const open = (one?: number) => {
    setMaking(false)
    void navigate(`/admin/catalogue/categories${one === undefined ? '' : `/${one}`}`, {
      preventScrollReset: true,
    })
  }
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <CatalogueTabs />
      <div className={staff.head}>
        <h1 className={staff.title} tabIndex={-1}>
          {t('staff.ctgTitle')}
        </h1>
        <Button onClick={() => setMaking(true)}>{t('staff.ctgNew')}</Button>
      </div>
      {error !== undefined && !tree && <Failed text="staff.failed" onRetry={desk.retry} />}
      {!tree && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {tree?.items.length === 0 && <p className={staff.empty}>{t('staff.ctgNone')}</p>}
      {tree && tree.items.length > 0 && (
        <div className={styles.desk}>
          <aside className={styles.side}>
            <CategoryTree items={tree.items} desk={desk} openId={id} onOpen={open} />
            <p className={staff.hint}>{t('staff.ctgKeys')}</p>
          </aside>
          <div className={styles.form}>
            {id === undefined ? (
              <p className={staff.empty}>{t('staff.ctgChoose')}</p>
            ) : (
              <CategoryForm key={id} id={id} items={tree.items} desk={desk} onGone={() => open()} />
            )}
          </div>
        </div>
      )}
      {isMaking && (
        <NewCategory
          items={tree?.items ?? []}
          parent={id ?? null}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            desk.reload()
            open(made)
          }}
        />
      )}
    </div>
  )
}
