import { createApiKey } from '@vitrine/contract/admin/keys'
import { CallError } from '@vitrine/contract/reply'
import { API_KEY_NAME } from '@vitrine/domain/access/key-name'
import { KEY_SCOPES, type KeyScope } from '@vitrine/domain/access/key-scopes'
import { type SubmitEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './keys.module.css'

const SCOPES = Object.keys(KEY_SCOPES) as KeyScope[]

export type MadeKey = { name: string; key: string }

export function KeyForm({ onMade }: { onMade(made: MadeKey): void }) {
  const t = useT()
  const client = useClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toggle = (scope: KeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])
  async function make(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!API_KEY_NAME.test(name)) return setError(t('staff.keyNameWrong'))
    if (scopes.length === 0) return setError(t('staff.keyNoScope'))
    setBusy(true)
    try {
      onMade(await client.call(createApiKey, { body: { name, scopes: [...scopes] } }))
      setName('')
      setScopes([])
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 409) setError(t('staff.keyNameTaken'))
      else notify({ text: t('staff.failed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void make(event)}>
      <h2>{t('staff.keyNew')}</h2>
      <TextField
        label={t('staff.keyName')}
        value={name}
        maxLength={40}
        {...(error !== undefined && { error })}
        onChange={(next) => {
          setName(next)
          setError(undefined)
        }}
      />
      <fieldset className={styles.scopes}>
        <legend>{t('staff.keyScopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} /> {scope}
          </label>
        ))}
      </fieldset>
      <Button type="submit" isBusy={isBusy} disabled={isBusy}>
        {t('staff.keyMake')}
      </Button>
    </form>
  )
}
