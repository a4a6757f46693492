import { type ApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '@vitrine/contract/admin/keys'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useSendKey } from '#web/lib/form/use-send-key.ts'
import { notify } from '#web/lib/notify.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import staff from '../staff-page.module.css'
import { momentOf } from '../staff-words.ts'
import { KeyForm, type MadeKey } from './key-form.tsx'
import styles from './keys.module.css'

/** Keys of the programs that may use the back office; each is shown once, when it is made. */
export function KeysView() {
  const t = useT()
  const client = useClient()
  const { answer, latest, error, retry } = useAnswer('keys', () => client.call(listApiKeys))
  const [made, setMade] = useState<MadeKey>()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const seeds = useSendKey()
  const keys = (answer ?? latest)?.items
  if (error instanceof CallError && error.code === 403) return <Denied />
  const then = (next: MadeKey | undefined) => {
    setMade(next)
    retry()
  }
  async function act(deed: () => Promise<MadeKey | 'OK'>, gone = ''): Promise<void> {
    // Of two that replace one key only the later opens anything, and it may be answered first.
    if (isBusy) return
    setBusy(true)
    await deed()
      .then((done) => then(done === 'OK' ? stillOpen(made, gone) : done))
      .catch((failure: unknown) => {
        const isOther = failure instanceof CallError && (failure.code === 409 || failure.code === 404)
        notify({ text: t(isOther ? 'staff.keyMoved' : 'staff.failed'), tone: 'error' })
        if (isOther) retry()
      })
    setBusy(false)
    setAsked(undefined)
  }
  const doIt = ({ deed, id: seen, name }: Asked) => {
    const input = { params: { name }, query: { seen } }
    // Pressed again after an answer that was lost, it is the same key.
    const body = { seed: seeds.of(`${name} ${seen}`) }
    return deed === 'rotate'
      ? act(() => client.call(rotateApiKey, { ...input, body }))
      : act(() => client.call(revokeApiKey, input), name)
  }
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.apiKeys')}
      </h1>
      <p className={staff.hint}>{t('staff.keysHint')}</p>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {made && (
        <Note tone="info">
          <p>{t('staff.keyOnce', { name: made.name })}</p>
          <code className={styles.key}>{made.key}</code>
        </Note>
      )}
      {keys === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      {keys?.length === 0 && <p className={staff.empty}>{t('staff.keysNone')}</p>}
      {keys && keys.length > 0 && <KeyTable keys={keys} isBusy={isBusy} onAsk={setAsked} />}
      {asked && (
        <ConfirmDialog
          title={t(ASKED_WORDS[asked.deed].title, { name: asked.name })}
          text={t(ASKED_WORDS[asked.deed].hint)}
          act={t(ASKED_WORDS[asked.deed].title, { name: asked.name })}
          isBusy={isBusy}
          onDo={() => void doIt(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <KeyForm onMade={then} />
    </div>
  )
}

/** Neither has a way back. */
type Asked = { deed: 'rotate' | 'revoke'; id: number; name: string }
const ASKED_WORDS = {
  rotate: { title: 'staff.keyRotateTitle', hint: 'staff.keyRotateHint' },
  revoke: { title: 'staff.keyRevokeTitle', hint: 'staff.keyRevokeHint' },
} as const satisfies Record<Asked['deed'], { title: MessageKey; hint: MessageKey }>

/** Shown once, it stays until it opens nothing any more. */
const stillOpen = (made: MadeKey | undefined, gone: string) => (made?.name === gone ? undefined : made)

type TableProps = {
  keys: readonly ApiKey[]
  isBusy: boolean
  onAsk(asked: Asked): void
}

function KeyTable({ keys, isBusy, onAsk }: TableProps) {
  const t = useT()
  const { locale } = useStore()
  return (
    <div className={styles.scroll}>
      <table className={staff.table}>
        <thead>
          <tr>
            <th scope="col">{t('staff.keyName')}</th>
            <th scope="col">{t('staff.keyScopes')}</th>
            <th scope="col">{t('staff.keyMade')}</th>
            <th scope="col">{t('staff.keyActs')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ id, name, scopes, created_at: at, revoked_at: revoked }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{scopes.join(', ')}</td>
              <td>{momentOf(locale, at)}</td>
              <td className={styles.acts}>
                {revoked === null ? (
                  <>
                    <button
                      type="button"
                      className="text-link"
                      aria-label={`${t('staff.keyRotate')}: ${name}`}
                      disabled={isBusy}
                      onClick={() => onAsk({ deed: 'rotate', id, name })}
                    >
                      {t('staff.keyRotate')}
                    </button>
                    <button
                      type="button"
                      className="text-link"
                      aria-label={`${t('staff.keyRevoke')}: ${name}`}
                      disabled={isBusy}
                      onClick={() => onAsk({ deed: 'revoke', id, name })}
                    >
                      {t('staff.keyRevoke')}
                    </button>
                  </>
                ) : (
                  t('staff.keyRevoked', { date: momentOf(locale, revoked) })
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
