import {
  type EditedAttribute,
  type EditedAttributeList,
  removeAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { useClient } from '#web/engine/use-client.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../../staff-dialog.tsx'
import { Faults } from '../../faults.tsx'
import styles from '../../parts/parts.module.css'
import { useSaving } from '../../use-saving.ts'

type RemoveAttributeProps = {
  attribute: EditedAttribute
  name: string
  onClose(): void
  /** Somebody else was quicker: it is to be read anew. */
  onOvertaken(): void
  onGone(list: EditedAttributeList): void
}

/** How many products have it is told instead of a button; else what goes with it. */
export function RemoveAttribute({ attribute, name, onClose, onOvertaken, onGone }: RemoveAttributeProps) {
  const t = useT()
  const client = useClient()
  const { language } = useStore()
  const { isBusy, faults, run } = useSaving()
  const { id, version, products } = attribute
  async function remove() {
    const outcome = await run(async () =>
      onGone(await client.call(removeAttribute, { params: { id }, query: { language }, body: { version } })),
    )
    if (outcome === 'changed') onOvertaken()
    if (outcome !== 'refused') onClose()
  }
  return (
    <StaffDialog title={t('staff.atrRemoveOf', { name })} onClose={onClose}>
      <div className={styles.form}>
        <Faults faults={faults} />
        {products > 0 ? (
          <p>{t('staff.atrInUse', { count: products })}</p>
        ) : (
          <>
            <p>{t('staff.atrRemoveWhat')}</p>
            <Button isBusy={isBusy} onClick={() => void remove()}>
              {t('staff.atrRemove')}
            </Button>
          </>
        )}
      </div>
    </StaffDialog>
  )
}
