import { getPayoutAccount, savePayoutAccount } from '@vitrine/contract/partner/sales'
import { isIban } from '@vitrine/domain/partner/payout/iban'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../../failure-text.ts'
import { refreshCabinet } from '../../refresh.ts'
import styles from '../sales.module.css'

/** Where payouts in one currency go. What is known of it is its end. */
export function PayoutAccount({ currency }: { currency: string }) {
  const t = useT()
  const client = useClient()
  const [round, setRound] = useState(0)
  const known = useAnswer(`payout account ${currency} ${round}`, () => client.call(getPayoutAccount))
  const mine = known.latest?.items.find((one) => one.currency === currency)
  return (
    <section className={styles.account} id="account">
      <h2 className="type-section">{[t('partner.account'), currency].join(t('shell.comma'))}</h2>
      {known.error !== undefined && <Failed text={failureText(known.error)} onRetry={known.retry} />}
      {known.latest && (
        <p>
          {mine
            ? t('partner.accountEnds', { holder: mine.holder, end: mine.account_end })
            : t('partner.noAccount')}
        </p>
      )}
      <AccountForm
        key={round}
        currency={currency}
        onSaved={() => {
          setRound(round + 1)
          refreshCabinet(performance.now(), { isForced: true })
        }}
      />
    </section>
  )
}

function AccountForm({ currency, onSaved }: { currency: string; onSaved: () => void }) {
  const t = useT()
  const client = useClient()
  const [holder, setHolder] = useState('')
  const [account, setAccount] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const isEuro = currency === 'EUR'
  function save(event: FormEvent) {
    event.preventDefault()
    const isOdd = isEuro ? !isIban(account) : account.trim().length < 5
    setWrong(isOdd)
    if (isOdd) return
    void attempt(async () => {
      await client.call(savePayoutAccount, { body: { currency, holder, account } })
      notify({ text: t('account.saved'), tone: 'success' })
      onSaved()
    }, failureText)
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('partner.holder')}
        maxLength={70}
        autoComplete="name"
        value={holder}
        onChange={setHolder}
      />
      <TextField
        label={isEuro ? 'IBAN' : t('partner.accountNumber')}
        {...(isWrong && { error: t('partner.accountWrong') })}
        maxLength={40}
        value={account}
        onChange={setAccount}
      />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <Button type="submit" isBusy={isBusy}>
        {t('partner.save')}
      </Button>
    </form>
  )
}
