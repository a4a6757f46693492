import {
  type EditedCategory,
  type EditedCategoryTree,
  removeCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { useClient } from '#web/engine/use-client.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../../staff-dialog.tsx'
import { Faults } from '../../faults.tsx'
import styles from '../../parts/parts.module.css'
import { useSaving } from '../../use-saving.ts'
import { nameWithParents, type TreeItem } from '../tree-rows.ts'

type RemoveCategoryProps = {
  category: EditedCategory
  items: readonly TreeItem[]
  onClose(): void
  /** Somebody else was quicker: it is to be read anew. */
  onOvertaken(): void
  onGone(tree: EditedCategoryTree): void
}

/** What becomes of its products and addresses is said before it goes; why it cannot go, instead of a button. */
export function RemoveCategory({ category, items, onClose, onOvertaken, onGone }: RemoveCategoryProps) {
  const t = useT()
  const client = useClient()
  const { language } = useStore()
  const { isBusy, faults, run } = useSaving()
  const { id, version, products, children, uses, parent_id } = category
  const why =
    children > 0
      ? t('staff.ctgHasChildren', { count: children })
      : uses.coupons + uses.royalties > 0
        ? t('staff.ctgInUse', { coupons: uses.coupons, royalties: uses.royalties })
        : products > 0 && parent_id === null && t('staff.ctgNoParent', { count: products })
  async function remove() {
    const body = { version, products_to_parent: products > 0 }
    const outcome = await run(async () =>
      onGone(await client.call(removeCategory, { params: { id }, query: { language }, body })),
    )
    if (outcome === 'changed') onOvertaken()
    if (outcome !== 'refused') onClose()
  }
  return (
    <StaffDialog title={t('staff.ctgRemoveOf', { name: nameWithParents(items, id) })} onClose={onClose}>
      <div className={styles.form}>
        <Faults faults={faults} />
        {why ? (
          <p>{why}</p>
        ) : (
          <>
            {products > 0 && (
              <p>{t('staff.ctgToParent', { count: products, parent: nameWithParents(items, parent_id) })}</p>
            )}
            <p>{t(parent_id === null ? 'staff.ctgAddressesEnd' : 'staff.ctgAddressesLead')}</p>
            <p>{t('staff.ctgRatherHide')}</p>
            <Button isBusy={isBusy} onClick={() => void remove()}>
              {t('staff.ctgRemove')}
            </Button>
          </>
        )}
      </div>
    </StaffDialog>
  )
}
