import { getBankFile, type PartnerAccounts, runPayouts, sendPayout } from '@vitrine/contract/partner/payouts'
import { CallError } from '@vitrine/contract/reply'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { saveFile } from '#web/lib/download/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { AccountTable } from './account-table.tsx'
import styles from './partners.module.css'

type PayoutRunProps = { accounts: PartnerAccounts; onChange(): void }

/** What the shop owes its partners; a run collects what is ready, and the bank gets a file of what waits to be sent. */
export function PayoutRun({ accounts: { items, waiting }, onChange }: PayoutRunProps) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const reader = useMoneyReader()
  const [isAsking, setAsking] = useState(false)
  const ready = items.filter(({ check }) => check === 'ready')
  const count = ready.length
  const sumsReady = [...Map.groupBy(ready, ({ currency }) => currency)].map(([currency, some]) =>
    formatMoney({ sum: some.reduce((all, { active }) => all + active, 0), currency }, reader),
  )
  const run = () =>
    attempt(async () => {
      const { items: outcomes } = await client.call(runPayouts, {})
      const made = outcomes.filter(({ payout_id }) => payout_id !== null).length
      notify({ text: t('staff.payoutsMade', { count: made }), tone: 'success' })
    }, problemOf).then(() => {
      setAsking(false)
      onChange()
    })
  return (
    <section className={styles.part} aria-label={t('staff.payouts')}>
      <h2 className={styles.subtitle}>{t('staff.payouts')}</h2>
      <AccountTable items={items} />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div className={styles.acts}>
        <Button isBusy={isBusy} disabled={count === 0} onClick={() => setAsking(true)}>
          {t('staff.payoutsRun', { count })}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('staff.payouts')}
          text={t('staff.payoutsRunHint', { sums: sumsReady.join(', ') })}
          act={t('staff.payoutsRun', { count })}
          isBusy={isBusy}
          onDo={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
      {[...new Set(waiting.map(({ currency }) => currency))].map((currency) => (
        <Waiting
          key={currency}
          currency={currency}
          payouts={waiting.filter((one) => one.currency === currency)}
          onChange={onChange}
        />
      ))}
    </section>
  )
}

type WaitingProps = { currency: string; payouts: PartnerAccounts['waiting']; onChange(): void }

/** Made, and not with the bank yet. */
function Waiting({ currency, payouts, onChange }: WaitingProps) {
  const t = useT()
  const client = useClient()
  const reader = useMoneyReader()
  const { isBusy, problem, attempt } = useAttempt()
  /** A colleague makes payouts, too: the bank has what its file holds, not what this list shows by then. */
  const [inFile, setInFile] = useState<readonly number[]>()
  const [isAsking, setAsking] = useState(false)
  const ids = inFile ?? payouts.map(({ id }) => id)
  const download = () =>
    attempt(async () => {
      const { filename, text, ids } = await client.call(getBankFile, { params: { currency } })
      saveFile(filename, new Blob([text], { type: 'text/plain;charset=utf-8' }))
      setInFile(ids)
      onChange()
    }, problemOf)
  const send = () =>
    attempt(async () => {
      for (const id of ids) await client.call(sendPayout, { params: { id } })
      setInFile(undefined)
    }, problemOf).then(() => {
      setAsking(false)
      onChange()
    })
  const sumOf = (some: typeof payouts) =>
    formatMoney({ sum: some.reduce((all, one) => all + one.sum, 0), currency }, reader)
  const sum = sumOf(payouts)
  return (
    <div className={styles.waiting}>
      <p>{t('staff.payoutsWaiting', { count: payouts.length, sum })}</p>
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div className={styles.acts}>
        <Button look="line" isBusy={isBusy} onClick={() => void download()}>
          {t('staff.bankFile', { currency })}
        </Button>
        <Button look="line" isBusy={isBusy} onClick={() => setAsking(true)}>
          {t('staff.payoutsSent')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('staff.payouts')}
          text={t('staff.payoutsSentHint', {
            count: ids.length,
            sum: sumOf(payouts.filter(({ id }) => ids.includes(id))),
          })}
          act={t('staff.payoutsSent')}
          isBusy={isBusy}
          onDo={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** What got no answer may have been done all the same; the list shows it. */
function problemOf(error: unknown): MessageKey {
  if (!(error instanceof CallError)) return 'staff.stepFailed'
  const isNameless = error.result === 'SHOP_ACCOUNT_MISSING'
  return isNameless ? 'staff.shopAccountMissing' : whyFailed(error, 'staff.stepFailed')
}
