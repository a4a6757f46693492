import { createCategory } from '@vitrine/contract/catalog/editing/categories'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import staff from '../../staff-page.module.css'
import { Faults } from '../faults.tsx'
import styles from '../parts/parts.module.css'
import { useSaving } from '../use-saving.ts'
import { nameWithParents, rowsOf, type TreeItem } from './tree-rows.ts'

type NewCategoryProps = {
  items: readonly TreeItem[]
  parent: number | null
  onClose(): void
  onMade(id: number): void
}

/** Its English name and where it stands; the menu lists it once a product is in it. */
export function NewCategory({ items, parent: under, onClose, onMade }: NewCategoryProps) {
  const t = useT()
  const client = useClient()
  const { isBusy, faults, run } = useSaving()
  const [name, setName] = useState('')
  const [parent, setParent] = useState(under)
  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { parent, parts: { texts: { en: { name: name.trim() } } } }
    await run(async () => onMade((await client.call(createCategory, { body })).id))
  }
  return (
    <StaffDialog title={t('staff.ctgNew')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <Faults faults={faults} />
        <TextField label={t('staff.catNameEn')} value={name} onChange={setName} isRequired maxLength={120} />
        <label>
          {t('staff.ctgUnder')}{' '}
          <select
            className={staff.field}
            value={parent ?? ''}
            onChange={({ target }) => setParent(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('staff.ctgTop')}</option>
            {rowsOf(items).map(({ id }) => (
              <option key={id} value={id}>
                {nameWithParents(items, id)}
              </option>
            ))}
          </select>
        </label>
        <p className={staff.hint}>{t('staff.ctgNewHint')}</p>
        <Button type="submit" isBusy={isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
