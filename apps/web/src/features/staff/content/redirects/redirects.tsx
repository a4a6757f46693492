import {
  addRedirect,
  listRedirects,
  type Redirect,
  removeRedirect,
} from '@vitrine/contract/content/redirects'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { SearchField } from '../../search-field.tsx'
import staff from '../../staff-page.module.css'
import { usePages } from '../../table/use-pages.ts'
import { useListKeys } from '../../use-list-keys.ts'
import { languageName } from '../../writing/language-names.ts'
import { useOneAct } from '../../writing/use-one-act.ts'
import styles from '../content.module.css'
import { RedirectForm } from './redirect-form.tsx'

export function Redirects({ onChange }: { onChange(): void }) {
  const t = useT()
  const [q, setQ] = useState('')
  const { latest, error, retry, more, add, remove } = useRedirects(q, onChange)
  const keys = useListKeys({ ids: [], openId: undefined, open: () => undefined })
  return (
    <>
      <search className={staff.filters}>
        <SearchField label={t('staff.contentFindAddress')} value={q} ref={keys.search} onChange={setQ} />
      </search>
      <RedirectForm onSend={add} />
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {latest?.items.length === 0 && (
        <p className={staff.empty}>{t(q ? 'staff.contentNoMatch' : 'staff.contentNone')}</p>
      )}
      {latest && latest.items.length > 0 && <RedirectTable items={latest.items} onRemove={remove} />}
      {latest && latest.next !== null && (
        <Button look="line" onClick={more}>
          {t('staff.more')}
        </Button>
      )}
    </>
  )
}

function RedirectTable({ items, onRemove }: { items: Redirect[]; onRemove(one: Redirect): void }) {
  const t = useT()
  return (
    <table className={`${staff.table} ${styles.table}`}>
      <thead>
        <tr>
          {(['contentAddress', 'contentLeadsTo', 'contentLanguage', 'contentRemove'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`staff.${name}` as const)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={`${one.language} ${one.path}`}>
            <th scope="row">/{one.path}</th>
            <td>
              /{one.target} {one.is_dead && <span className={styles.missing}>{t('staff.contentDead')}</span>}
            </td>
            <td>{languageName(t, one.language)}</td>
            <td>
              <button
                type="button"
                className="text-link"
                aria-label={t('staff.contentRemoveOf', { path: one.path })}
                onClick={() => onRemove(one)}
              >
                {t('staff.contentRemove')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRedirects(q: string, onChange: () => void) {
  const t = useT()
  const client = useClient()
  const { run } = useOneAct()
  const { reload, ...answer } = usePages(`redirects ${q}`, (before) =>
    client.call(listRedirects, { query: { q, ...(before !== undefined && { before }) } }),
  )
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (failure) {
      notify({ text: t(whyNot(failure)), tone: 'error' })
      return false
    } finally {
      reload()
      onChange()
    }
  }
  return {
    ...answer,
    add: (one: Omit<Redirect, 'is_dead'>) => {
      const was = seenTarget(answer.latest?.items ?? [], one)
      return act(() => client.call(addRedirect, { body: { ...one, was } }))
    },
    remove: ({ language, path, target }: Redirect) =>
      void run(() => act(() => client.call(removeRedirect, { body: { language, path, target } }))),
  }
}

function whyNot(failure: unknown): MessageKey {
  const isMoved = failure instanceof CallError && (failure.code === 409 || failure.code === 404)
  return whyFailed(failure, isMoved ? 'staff.contentRedirectMoved' : 'staff.contentRedirectRefused')
}

/** Where the address was seen to lead; what is not in sight is new. */
function seenTarget(
  items: readonly Redirect[],
  { language, path }: Omit<Redirect, 'is_dead'>,
): string | null {
  const tidy = path.trim().replace(/^\/+|\/+$/g, '')
  return items.find((one) => one.language === language && one.path === tidy)?.target ?? null
}
