import { applyAsPartner, type Membership } from '@vitrine/contract/partner/membership'
import { useClient } from '#web/engine/use-client.ts'
import { fieldRefused } from '#web/lib/form/field-refused.ts'
import { FormArea, FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import quiet from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import { refreshCabinet } from '../refresh.ts'
import styles from './joining.module.css'

/** How one becomes a partner: asked, waiting, or told no and free to ask again, or a partner no more. */
export function ApplyView({ me }: { me: Membership }) {
  const t = useT()
  return (
    <div className={me.ended_at ? quiet.page : `wrap ${quiet.alone}`}>
      <h1 className="type-title" tabIndex={-1}>
        {t(me.state === 'ended' ? 'partner.ended' : 'partner.become')}
      </h1>
      {me.state === 'ended' ? (
        <p>{t('partner.endedReason', { reason: me.reason })}</p>
      ) : (
        <p className={quiet.lead}>{t('partner.becomeText')}</p>
      )}
      {me.state === 'waiting' ? (
        <Note tone="info">{t('partner.waiting', { handle: me.handle })}</Note>
      ) : (
        <>
          {me.state === 'refused' && (
            <Note tone="warn">
              {t('partner.refused')} {me.reason}
            </Note>
          )}
          {me.state === 'ended' && <h2 className="type-section">{t('partner.askAnew')}</h2>}
          <ApplyForm handle={me.handle} />
        </>
      )}
    </div>
  )
}

function ApplyForm({ handle: former }: { handle: string }) {
  const t = useT()
  const client = useClient()
  const form = useSentForm({
    start: { handle: former, link: '', about: '' },
    async send({ handle, link, about }) {
      await client.call(applyAsPartner, { body: { handle, link: withScheme(link), about } })
      refreshCabinet(performance.now(), { isForced: true })
      return undefined
    },
    refused: fieldRefused({
      handle: t('partner.handleWrong'),
      link: t('partner.linkWrong'),
      about: t('partner.aboutWrong'),
    }),
    failed: 'partner.failed',
    isKept: true,
  })
  const { control } = form
  return (
    <form {...form.formProps} className={styles.form}>
      <FormText
        {...{ control, name: 'handle' }}
        label={t('partner.handle')}
        hint={t('partner.handleHint')}
        maxLength={60}
      />
      <FormText {...{ control, name: 'link' }} label={t('partner.link')} type="url" maxLength={300} />
      <FormArea
        {...{ control, name: 'about' }}
        label={t('partner.about')}
        hint={t('partner.aboutHint')}
        maxLength={1_000}
      />
      <FormProblem form={form} />
      <Button type="submit" isBusy={form.isBusy}>
        {t('partner.apply')}
      </Button>
    </form>
  )
}

/** As it was pasted, with blanks around it. */
function withScheme(pasted: string): string {
  const link = pasted.trim()
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`
}
