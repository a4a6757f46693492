import { createProduct } from '@vitrine/contract/catalog/editing/products'
import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import { PRODUCT_TYPES } from '@vitrine/domain/catalog/records'
import { useClient } from '#web/engine/use-client.ts'
import { FormProblem, FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import { TYPE_WORDS } from '../catalogue-words.ts'
import styles from '../parts/parts.module.css'
import { useRefusedParts } from '../parts/refused-parts.ts'

type Typed = { sku: string; name: string; type: (typeof PRODUCT_TYPES)[number] }

/** Its number, kind and English name; all the rest is written on its own page, before it is put on sale. */
export function NewProduct({ onClose, onMade }: { onClose(): void; onMade(id: number): void }) {
  const t = useT()
  const client = useClient()
  const form = useSentForm<Typed>({
    start: { sku: '', name: '', type: 'simple' },
    check: ({ sku, name }) => ({
      ...(sku.trim() === '' && { sku: t('staff.needed') }),
      ...(name.trim() === '' && { name: t('staff.needed') }),
    }),
    async send({ sku, name, type }) {
      const body = { sku: sku.trim(), type, parts: { texts: { en: { name: name.trim() } } } }
      const { id } = await client.call(createProduct, { body })
      notify({ text: t('staff.catMade'), tone: 'success' })
      onMade(id)
      return undefined
    },
    refused: useRefusedParts({ sku: 'sku', 'parts.texts.en.name': 'name' }),
    failed: 'staff.stepFailed',
  })
  const { control } = form
  return (
    <StaffDialog title={t('staff.catNew')} onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <FormProblem form={form} />
        <FormText {...{ control, name: 'sku' }} label="SKU" isRequired maxLength={MAX_SKU_LENGTH} />
        <FormText {...{ control, name: 'name' }} label={t('staff.catNameEn')} isRequired maxLength={255} />
        <FormSelect
          {...{ control, name: 'type' }}
          label={t('staff.catType')}
          options={PRODUCT_TYPES.map((one) => ({ value: one, text: t(TYPE_WORDS[one]) }))}
        />
        <Button type="submit" isBusy={form.isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
