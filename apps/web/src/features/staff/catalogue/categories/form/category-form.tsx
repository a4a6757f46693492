import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { Link } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../../staff-page.module.css'
import { UnsavedBar } from '../../../table/unsaved-bar.tsx'
import { useSaveKey } from '../../../writing/use-save-key.ts'
import { Faults } from '../../faults.tsx'
import { Overtaken } from '../../parts/overtaken.tsx'
import styles from '../../parts/parts.module.css'
import { nameWithParents, type TreeItem } from '../tree-rows.ts'
import type { CategoryDesk } from '../use-category-tree.ts'
import { CategoryProducts } from './category-products.tsx'
import { CategoryShown } from './category-shown.tsx'
import { CategoryTexts } from './category-texts.tsx'
import { RemoveCategory } from './remove-category.tsx'
import { useCategoryDraft } from './use-category-draft.ts'

type CategoryFormProps = { id: number; items: readonly TreeItem[]; desk: CategoryDesk; onGone(): void }

/** One category: its words in five languages, where it is shown, and what stands in it; saved together. */
export function CategoryForm({ id, items, desk, onGone }: CategoryFormProps) {
  const t = useT()
  const { language } = useStore()
  const draft = useCategoryDraft(id, desk.reload)
  const [isLeaving, setLeaving] = useState(false)
  useSaveKey(() => void draft.save())
  const { category, error } = draft
  if (error instanceof CallError && error.code === 404)
    return <p className={staff.empty}>{t('staff.ctgGone')}</p>
  if (error !== undefined && !category) return <Failed text="staff.failed" onRetry={draft.retry} />
  if (!category) return <div className={staff.loading} aria-busy="true" />
  const path = category.parts.is_active ? category.paths[language] : undefined
  return (
    <>
      <h2 className={staff.title}>{nameWithParents(items, id)}</h2>
      <p className={styles.facts}>
        {category.key}
        {path && (
          <Link className="text-link" to={`/${path}`}>
            {t('staff.catSee')}
          </Link>
        )}
        <button type="button" className="text-link" onClick={() => setLeaving(true)}>
          {t('staff.ctgRemove')}
        </button>
      </p>
      {category.kept_parts.length > 0 && <p className={staff.hint}>{t('staff.ctgKept')}</p>}
      <Overtaken draft={draft} />
      <Faults faults={draft.faults} />
      <CategoryTexts draft={draft} />
      <CategoryShown draft={draft} id={id} />
      <CategoryProducts id={id} onChange={desk.reload} />
      {/* Not where it is about to be removed. */}
      {draft.count > 0 && !isLeaving && (
        <UnsavedBar
          text={t('staff.catChanged', { count: draft.count })}
          isBusy={draft.isBusy}
          onClear={draft.forget}
          onSave={() => void draft.save()}
        >
          {t('staff.catSave')} <kbd>Ctrl S</kbd>
        </UnsavedBar>
      )}
      {isLeaving && (
        <RemoveCategory
          {...{ category, items }}
          onClose={() => setLeaving(false)}
          onOvertaken={draft.reload}
          onGone={(tree) => {
            desk.show(tree)
            onGone()
          }}
        />
      )}
    </>
  )
}
