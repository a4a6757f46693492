import { acceptAgreement } from '@vitrine/contract/partner/membership'
import { getPaper, type Paper } from '@vitrine/contract/partner/papers'
import { CallError } from '@vitrine/contract/reply'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import quiet from '#web/ui/quiet-page.module.css'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { HeadRow } from '../goods/head-row.tsx'
import { refreshCabinet } from '../refresh.ts'
import { Waiting } from '../waiting/waiting.tsx'
import styles from './joining.module.css'

/** Read first, then agreed to: in the words and the version shown here. */
export function AgreementStep({ version }: { version: string }) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const accept = () =>
    attempt(
      async () => {
        await client.call(acceptAgreement, { body: { version } })
        refreshCabinet(performance.now(), { isForced: true })
      },
      (error) => {
        if (error instanceof CallError && error.code === 409)
          refreshCabinet(performance.now(), { isForced: true })
        return failureText(error)
      },
    )
  return (
    <div className={`wrap ${quiet.alone}`}>
      <PaperView name="agreement" />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div className={styles.acts}>
        <Button isBusy={isBusy} onClick={() => void accept()}>
          {t('partner.agree')}
        </Button>
        <span>{t('partner.version', { version })}</span>
      </div>
    </div>
  )
}

/** What partners agree to, or what is kept of them, in the words of the shop. */
export function PaperView({ name }: { name: Paper }) {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const {
    latest: paper,
    error,
    retry,
  } = useAnswer(`paper ${name} ${code}`, () => client.call(getPaper, { params: { name } }))
  if (paper === undefined)
    return (
      <>
        <HeadRow title={t(`partner.${name}`)} />
        {error === undefined ? <Waiting as="text" /> : <Failed text={failureText(error)} onRetry={retry} />}
      </>
    )
  return (
    <article>
      <h1 className="type-title" tabIndex={-1}>
        {paper.title}
      </h1>
      <div
        className={styles.paper}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract says sanitised HTML, on write and on read
        dangerouslySetInnerHTML={{ __html: paper.content }}
      />
    </article>
  )
}
