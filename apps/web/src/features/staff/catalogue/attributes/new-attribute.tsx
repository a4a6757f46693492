import {
  ATTRIBUTE_KINDS,
  createAttribute,
  type EditedAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
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
import { KIND_WORDS } from './attribute-words.ts'

type Typed = { name: string; code: string; kind: EditedAttribute['kind'] }

/** Its English words, and what stays for ever: the code feeds name it by, and of which kind it is. */
export function NewAttribute({ onClose, onMade }: { onClose(): void; onMade(id: number): void }) {
  const t = useT()
  const client = useClient()
  const form = useSentForm<Typed>({
    start: { name: '', code: '', kind: 'select' },
    check: ({ name, code }) => ({
      ...(name.trim() === '' && { name: t('staff.needed') }),
      ...(code.trim() === '' && { code: t('staff.needed') }),
    }),
    async send({ name, code, kind }) {
      const body = { code: code.trim(), kind, parts: { labels: { en: name.trim() } } }
      const { id } = await client.call(createAttribute, { body })
      notify({ text: t('staff.catSaved'), tone: 'success' })
      onMade(id)
      return undefined
    },
    refused: useRefusedParts({ code: 'code', 'parts.labels.en': 'name' }),
    failed: 'staff.stepFailed',
  })
  const { control } = form
  return (
    <StaffDialog title={t('staff.atrNew')} onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <FormProblem form={form} />
        <FormText {...{ control, name: 'name' }} label={t('staff.catNameEn')} isRequired maxLength={300} />
        <FormText
          {...{ control, name: 'code' }}
          label={t('staff.atrCode')}
          hint={t('staff.atrCodeHint')}
          isRequired
          maxLength={50}
        />
        <FormSelect
          {...{ control, name: 'kind' }}
          label={t('staff.atrKind')}
          options={ATTRIBUTE_KINDS.map((one) => ({ value: one, text: t(KIND_WORDS[one]) }))}
        />
        <p className={staff.hint}>{t('staff.atrNewHint')}</p>
        <Button type="submit" isBusy={form.isBusy}>
          {t('staff.catMake')}
        </Button>
      </form>
    </StaffDialog>
  )
}
