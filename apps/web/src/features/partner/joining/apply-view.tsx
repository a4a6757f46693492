import { applyAsPartner, type Membership } from '@vitrine/contract/partner/membership'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import quiet from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { refreshCabinet } from '../refresh.ts'
import styles from './joining.module.css'

/** How one becomes a partner: asked, waiting, or told no and free to ask again. */
export function ApplyView({ me }: { me: Membership }) {
  const t = useT()
  return (
    <div className={`wrap ${quiet.alone}`}>
      <h1 className="type-title" tabIndex={-1}>
        {t('partner.become')}
      </h1>
      <p className={quiet.lead}>{t('partner.becomeText')}</p>
      {me.state === 'waiting' ? (
        <Note tone="info">{t('partner.waiting', { handle: me.handle })}</Note>
      ) : (
        <>
          {me.state === 'refused' && (
            <Note tone="warn">
              {t('partner.refused')} {me.reason}
            </Note>
          )}
          <ApplyForm handle={me.handle} />
        </>
      )}
    </div>
  )
}

function ApplyForm({ handle: former }: { handle: string }) {
  const t = useT()
  const client = useClient()
  const [handle, setHandle] = useState(former)
  const [link, setLink] = useState('')
  const [about, setAbout] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { isBusy, problem, attempt } = useAttempt()
  function send(event: FormEvent) {
    event.preventDefault()
    setWrong(undefined)
    const body = { handle, link: withScheme(link), about }
    void attempt(
      async () => {
        await client.call(applyAsPartner, { body })
        refreshCabinet(performance.now(), { isForced: true })
      },
      (error) => {
        const field = fieldOf(error)
        setWrong(field)
        document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
        return failureText(error)
      },
    )
  }
  const errorAt = (field: string, text: MessageKey) => (wrong === field ? { error: t(text) } : {})
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('partner.handle')}
        hint={t('partner.handleHint')}
        {...errorAt('handle', 'partner.handleWrong')}
        name="handle"
        maxLength={60}
        value={handle}
        onChange={setHandle}
      />
      <TextField
        label={t('partner.link')}
        {...errorAt('link', 'partner.linkWrong')}
        type="url"
        name="link"
        maxLength={300}
        value={link}
        onChange={setLink}
      />
      <TextArea
        label={t('partner.about')}
        hint={t('partner.aboutHint')}
        {...errorAt('about', 'partner.aboutWrong')}
        name="about"
        maxLength={1_000}
        value={about}
        onChange={setAbout}
      />
      {problem && wrong === undefined && <Note tone="error">{t(problem)}</Note>}
      <Button type="submit" isBusy={isBusy}>
        {t('partner.apply')}
      </Button>
    </form>
  )
}

const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`).trim()

/** The first field the shop would not take. */
function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 400) return undefined
  return ['handle', 'link', 'about'].find((name) => error.meta.field === name)
}
