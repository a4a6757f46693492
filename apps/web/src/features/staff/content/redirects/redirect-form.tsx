import type { Redirect } from '@vitrine/contract/content/redirects'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { languageName } from '../../writing/language-names.ts'
import styles from '../content.module.css'

type Typed = { language: Language; path: string; target: string }

/** Answers whether it was taken. */
export function RedirectForm({ onSend }: { onSend(redirect: Omit<Redirect, 'is_dead'>): Promise<boolean> }) {
  const t = useT()
  const store = useStore()
  const form = useSentForm<Typed>({
    start: { language: store.language, path: '', target: '' },
    check: ({ path, target }) => ({
      ...(path.trim() === '' && { path: t('staff.needed') }),
      ...(target.trim() === '' && { target: t('staff.needed') }),
    }),
    send: async (redirect) => ((await onSend(redirect)) ? undefined : {}),
    failed: 'staff.stepFailed',
  })
  const { control } = form
  return (
    <form {...form.formProps} className={`${styles.bar} ${staff.dense}`}>
      <FormText {...{ control, name: 'path' }} label={t('staff.contentAddress')} maxLength={500} />
      <FormText {...{ control, name: 'target' }} label={t('staff.contentLeadsTo')} maxLength={500} />
      <FormSelect
        {...{ control, name: 'language' }}
        label={t('staff.contentLanguage')}
        options={LANGUAGES.map((one) => ({ value: one, text: languageName(t, one) }))}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {t('staff.contentAddRedirect')}
      </Button>
    </form>
  )
}
