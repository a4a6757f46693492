import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './options.module.css'

/** Another product by its number; whether there is one the shop says when it is saved. */
export function AddSku({ label, onAdd }: { label: string; onAdd(sku: string): void }) {
  const t = useT()
  const [sku, setSku] = useState('')
  function add(event: FormEvent) {
    event.preventDefault()
    const given = sku.trim()
    if (given === '') return
    onAdd(given)
    setSku('')
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <input
        aria-label={`${label}: ${t('staff.optSku')}`}
        placeholder={t('staff.optSku')}
        maxLength={MAX_SKU_LENGTH}
        value={sku}
        onChange={({ target }) => setSku(target.value)}
      />
      <Button type="submit" look="line" disabled={sku.trim() === ''}>
        {t('staff.optAdd')}
      </Button>
    </form>
  )
}
