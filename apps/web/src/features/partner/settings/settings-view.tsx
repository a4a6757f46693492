import type { CallInput } from '@vitrine/contract/call'
import {
  getPartnerSettings,
  type PartnerSettings,
  savePartnerSettings,
} from '@vitrine/contract/partner/papers'
import { CallError } from '@vitrine/contract/reply'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { HeadRow } from '../goods/head-row.tsx'
import { refreshCabinet } from '../refresh.ts'
import { Waiting } from '../waiting/waiting.tsx'
import styles from './settings.module.css'

/** What a partner says of themselves, and where the shop's goods can be read by other shop windows. */
export function SettingsView() {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const {
    latest: settings,
    error,
    retry,
  } = useAnswer(`partner settings ${code}`, () => client.call(getPartnerSettings))
  return (
    <>
      <HeadRow title={t('partner.settings')} />
      {error !== undefined && <Failed text={failureText(error)} onRetry={retry} />}
      {settings ? (
        <>
          <SettingsForm settings={settings} />
          <Feeds feeds={settings.feeds_facebook} />
        </>
      ) : (
        error === undefined && <Waiting as="text" />
      )}
    </>
  )
}

type Wish = NonNullable<CallInput<typeof savePartnerSettings>['body']>

function SettingsForm({ settings }: { settings: PartnerSettings }) {
  const t = useT()
  const client = useClient()
  const [instagram, setInstagram] = useState(settings.instagram)
  const [text, setText] = useState(settings.profile_text)
  const [link, setLink] = useState(settings.profile_link)
  const [isReminded, setReminded] = useState(settings.show_attention_photo_modal)
  const [wrong, setWrong] = useState<string>()
  const { isBusy, problem, attempt } = useAttempt()
  const wish: Wish = {
    ...{ instagram, profile_text: text, profile_link: link },
    show_attention_photo_modal: isReminded,
  }
  function save(event: FormEvent) {
    event.preventDefault()
    setWrong(undefined)
    void attempt(
      async () => {
        await client.call(savePartnerSettings, { body: wish })
        notify({ text: t('account.saved'), tone: 'success' })
        // Name and reminder stand in other rooms, too.
        refreshCabinet(performance.now(), { isForced: true })
      },
      (error) => {
        if (error instanceof CallError) setWrong(error.meta.field)
        return failureText(error)
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('partner.handle')}
        {...(wrong === 'instagram' && { error: t('partner.handleWrong') })}
        maxLength={60}
        value={instagram}
        onChange={setInstagram}
      />
      <TextArea
        label={t('partner.profileText')}
        hint={t('partner.profileTextHint')}
        maxLength={500}
        value={text}
        onChange={setText}
      />
      <TextField
        label={t('partner.link')}
        {...(wrong === 'profile_link' && { error: t('partner.linkWrong') })}
        type="url"
        maxLength={300}
        value={link}
        onChange={setLink}
      />
      <ChoiceBox
        type="checkbox"
        items={[{ key: 'reminder', title: t('partner.reminder') }]}
        isChosen={() => isReminded}
        onPick={() => setReminded(!isReminded)}
      />
      {problem && wrong === undefined && <Note tone="error">{t(problem)}</Note>}
      <Button type="submit" isBusy={isBusy}>
        {t('partner.save')}
      </Button>
    </form>
  )
}

function Feeds({ feeds }: { feeds: Readonly<Record<string, string>> }) {
  const t = useT()
  const { locale } = useStore()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const all = Object.entries(feeds)
  if (all.length === 0) return null
  return (
    <section className={styles.feeds}>
      <h2 className="type-section">{t('partner.feeds')}</h2>
      <p>{t('partner.feedsText')}</p>
      <ul>
        {all.map(([language, address]) => (
          <li key={language}>
            <a href={address} className="text-link" download>
              {names.of(language) ?? language}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
