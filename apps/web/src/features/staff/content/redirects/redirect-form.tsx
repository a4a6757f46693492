import type { Redirect } from '@vitrine/contract/content/redirects'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line } from '../../writing/labelled.tsx'
import { languageName } from '../../writing/language-names.ts'
import styles from '../content.module.css'

type RedirectFormProps = { onSend(redirect: Omit<Redirect, 'is_dead'>): Promise<boolean> }

export function RedirectForm({ onSend }: RedirectFormProps) {
  const t = useT()
  const store = useStore()
  const [language, setLanguage] = useState<Language>(store.language)
  const [path, setPath] = useState('')
  const [target, setTarget] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await onSend({ language, path, target }))) return
    setPath('')
    setTarget('')
  }
  return (
    <form className={styles.bar} onSubmit={(event) => void send(event)}>
      <Line label={t('staff.contentAddress')} value={path} most={500} onChange={setPath} />
      <Line label={t('staff.contentLeadsTo')} value={target} most={500} onChange={setTarget} />
      <Labelled label={t('staff.contentLanguage')}>
        {(control) => (
          <select
            {...control}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {languageName(t, one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Button type="submit" disabled={path === '' || target === ''}>
        {t('staff.contentAddRedirect')}
      </Button>
    </form>
  )
}
