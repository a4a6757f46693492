import {
  getPartnerSettings,
  type PartnerSettings,
  savePartnerSettings,
} from '@vitrine/contract/partner/papers'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { fieldRefused } from '#web/lib/form/field-refused.ts'
import { FormArea, FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
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

function SettingsForm({ settings }: { settings: PartnerSettings }) {
  const t = useT()
  const client = useClient()
  const [known, setKnown] = useState(settings)
  const start = saidIn(known)
  const form = useSentForm({
    start,
    async send(said) {
      setKnown(await client.call(savePartnerSettings, { body: changesOf(start, said) }))
      notify({ text: t('account.saved'), tone: 'success' })
      // Name and reminder stand in other rooms, too.
      refreshCabinet(performance.now(), { isForced: true })
      return undefined
    },
    refused: fieldRefused({ instagram: t('partner.handleWrong'), profile_link: t('partner.linkWrong') }),
    failed: 'partner.failed',
    isKept: true,
  })
  const { control, values } = form
  const isReminded = values.show_attention_photo_modal
  return (
    <form {...form.formProps} className={styles.form}>
      <FormText {...{ control, name: 'instagram' }} label={t('partner.handle')} maxLength={60} />
      <FormArea
        {...{ control, name: 'profile_text' }}
        label={t('partner.profileText')}
        hint={t('partner.profileTextHint')}
        maxLength={500}
      />
      <FormText {...{ control, name: 'profile_link' }} label={t('partner.link')} type="url" maxLength={300} />
      <ChoiceBox
        type="checkbox"
        items={[{ key: 'reminder', title: t('partner.reminder') }]}
        isChosen={() => isReminded}
        onPick={() => form.put('show_attention_photo_modal', !isReminded)}
      />
      <FormProblem form={form} />
      <Button type="submit" isBusy={form.isBusy}>
        {t('partner.save')}
      </Button>
    </form>
  )
}

const saidIn = ({ instagram, profile_text, profile_link, show_attention_photo_modal }: PartnerSettings) => ({
  ...{ instagram, profile_text, profile_link, show_attention_photo_modal },
})
type Said = ReturnType<typeof saidIn>

/** What was not touched here stays as another device may have left it meanwhile. */
function changesOf(start: Said, said: Said): Partial<Said> {
  const names = Object.keys(said) as (keyof Said)[]
  return Object.fromEntries(
    names.filter((name) => said[name] !== start[name]).map((name) => [name, said[name]]),
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
