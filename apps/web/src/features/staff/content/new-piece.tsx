import type { ContentKind } from '@vitrine/contract/content/editing'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled } from '../writing/labelled.tsx'
import styles from './content.module.css'

const IDENTIFIER = '[a-z0-9][a-z0-9_\\-]{0,99}'

/** What is called so already is opened instead: a name stands for one piece. */
export function NewPiece({ kind }: { kind: ContentKind }) {
  const t = useT()
  const stores = useStores()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [store, setStore] = useState('')
  function begin(event: FormEvent) {
    event.preventDefault()
    void navigate(`/admin/content/${kind}/${name}${store && `?store=${store}`}`)
  }
  return (
    <form className={styles.bar} onSubmit={begin}>
      <Labelled label={t('staff.contentIdentifier')} hint={t('staff.contentIdentifierHint')}>
        {(control) => (
          <input
            {...control}
            required
            pattern={IDENTIFIER}
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('staff.store')}>
        {(control) => (
          <select {...control} value={store} onChange={(event) => setStore(event.target.value)}>
            <option value="">{t('staff.allStores')}</option>
            {stores.map((view) => (
              <option key={view.code} value={view.code}>
                {view.name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Button type="submit">{t('staff.contentBegin')}</Button>
    </form>
  )
}
