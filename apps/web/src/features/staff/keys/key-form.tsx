import { createApiKey } from '@vitrine/contract/admin/keys'
import { API_KEY_NAME } from '@vitrine/domain/access/key-name'
import { KEY_SCOPES, type KeyScope } from '@vitrine/domain/access/key-scopes'
import { useId } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSendKey } from '#web/lib/form/use-send-key.ts'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './keys.module.css'

const NO_SCOPES: readonly KeyScope[] = []
const SCOPES = Object.keys(KEY_SCOPES) as KeyScope[]

export type MadeKey = { name: string; key: string }

export function KeyForm({ onMade }: { onMade(made: MadeKey): void }) {
  const t = useT()
  const client = useClient()
  const id = useId()
  const seeds = useSendKey()
  const form = useSentForm<{ name: string; scopes: readonly KeyScope[] }>({
    start: { name: '', scopes: NO_SCOPES },
    check: ({ name, scopes }) => ({
      ...(!API_KEY_NAME.test(name) && { name: t('staff.keyNameWrong') }),
      ...(scopes.length === 0 && { scopes: t('staff.keyNoScope') }),
    }),
    async send({ name, scopes }) {
      const wish = { name, scopes: [...scopes] }
      const seed = seeds.of(JSON.stringify(wish))
      onMade(await client.call(createApiKey, { body: { ...wish, seed } }))
      seeds.forget()
      return undefined
    },
    refused: ({ code }) => (code === 409 ? { name: t('staff.keyNameTaken') } : undefined),
    failed: 'staff.failed',
  })
  const { scopes } = form.values
  const noScope = form.problemOf('scopes')
  const toggle = (scope: KeyScope) =>
    form.put('scopes', scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])
  return (
    <form {...form.formProps} className={styles.form}>
      <h2>{t('staff.keyNew')}</h2>
      <FormText {...{ control: form.control, name: 'name' }} label={t('staff.keyName')} maxLength={40} />
      <fieldset className={styles.scopes} aria-describedby={noScope === undefined ? undefined : id}>
        <legend>{t('staff.keyScopes')}</legend>
        {noScope !== undefined && (
          <p id={id} role="alert" className={styles.wrong}>
            {noScope}
          </p>
        )}
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              aria-invalid={noScope !== undefined || undefined}
              onChange={() => toggle(scope)}
            />{' '}
            {scope}
          </label>
        ))}
      </fieldset>
      <FormProblem form={form} />
      <Button type="submit" isBusy={form.isBusy} disabled={form.isBusy}>
        {t('staff.keyMake')}
      </Button>
    </form>
  )
}
