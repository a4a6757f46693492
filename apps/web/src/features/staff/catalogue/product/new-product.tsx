import { PRODUCT_TYPES } from '@vitrine/contract/catalog/editing/product-parts'
import { createProduct } from '@vitrine/contract/catalog/editing/products'
import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import staff from '../../staff-page.module.css'
import { TYPE_WORDS } from '../catalogue-words.ts'
import { Faults } from '../faults.tsx'
import styles from '../parts/parts.module.css'
import { useSaving } from '../use-saving.ts'

/** Its number, kind and English name; all the rest is written on its own page, before it is put on sale. */
export function NewProduct({ onClose, onMade }: { onClose(): void; onMade(id: number): void }) {
  const t = useT()
  const client = useClient()
  const { isBusy, faults, run } = useSaving()
  const [sku, setSku] = useState('')
  const [name, setName] = useState('')
  const [type, setType] = useState<(typeof PRODUCT_TYPES)[number]>('simple')
  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { sku: sku.trim(), type, parts: { texts: { en: { name: name.trim() } } } }
    await run(async () => onMade((await client.call(createProduct, { body })).id))
  }
  return (
    <StaffDialog title={t('staff.catNew')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <Faults faults={faults} />
        <TextField label="SKU" value={sku} onChange={setSku} isRequired maxLength={MAX_SKU_LENGTH} />
        <TextField label={t('staff.catNameEn')} value={name} onChange={setName} isRequired maxLength={255} />
        <label>
          {t('staff.catType')}{' '}
          <select
            className={staff.field}
            value={type}
            onChange={({ target }) => setType(PRODUCT_TYPES.find((one) => one === target.value) ?? 'simple')}
          >
            {PRODUCT_TYPES.map((one) => (
              <option key={one} value={one}>
                {t(TYPE_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" isBusy={isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
