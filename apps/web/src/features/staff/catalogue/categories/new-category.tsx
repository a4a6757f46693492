import { createCategory } from '@vitrine/contract/catalog/editing/categories'
import { CATEGORY_TEXT_MOST } from '@vitrine/domain/catalog/editing/product-limits'
import { useClient } from '#web/engine/use-client.ts'
import { FormProblem, FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import staff from '../../staff-page.module.css'
import styles from '../parts/parts.module.css'
import { useRefusedParts } from '../parts/refused-parts.ts'
import { nameWithParents, rowsOf, type TreeItem } from './tree-rows.ts'

type NewCategoryProps = {
  items: readonly TreeItem[]
  parent: number | null
  onClose(): void
  onMade(id: number): void
}

const TOP = ''

/** Its English name and where it stands; the menu lists it once a product is in it. */
export function NewCategory({ items, parent: under, onClose, onMade }: NewCategoryProps) {
  const t = useT()
  const client = useClient()
  const form = useSentForm({
    start: { name: '', parent: String(under ?? TOP) },
    check: ({ name }) => (name.trim() === '' ? { name: t('staff.needed') } : {}),
    async send({ name, parent }) {
      const parts = { texts: { en: { name: name.trim() } } }
      const body = { parent: parent === TOP ? null : Number(parent), parts }
      const { id } = await client.call(createCategory, { body })
      notify({ text: t('staff.catSaved'), tone: 'success' })
      onMade(id)
      return undefined
    },
    refused: useRefusedParts({ 'parts.texts.en.name': 'name', parent: 'parent' }),
    failed: 'staff.stepFailed',
  })
  const { control } = form
  const others = rowsOf(items).map(({ id }) => ({ value: String(id), text: nameWithParents(items, id) }))
  return (
    <StaffDialog title={t('staff.ctgNew')} onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <FormProblem form={form} />
        <FormText
          {...{ control, name: 'name' }}
          label={t('staff.catNameEn')}
          isRequired
          maxLength={CATEGORY_TEXT_MOST.name}
        />
        <FormSelect
          {...{ control, name: 'parent' }}
          label={t('staff.ctgUnder')}
          options={[{ value: TOP, text: t('staff.ctgTop') }, ...others]}
        />
        <p className={staff.hint}>{t('staff.ctgNewHint')}</p>
        <Button type="submit" isBusy={form.isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
