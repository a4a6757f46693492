import { getPayoutAccount, savePayoutAccount } from '@vitrine/contract/partner/sales'
import { isIban } from '@vitrine/domain/partner/payout/iban'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { fieldRefused } from '#web/lib/form/field-refused.ts'
import { FormProblem, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
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
  const isEuro = currency === 'EUR'
  const form = useSentForm({
    start: { holder: '', account: '' },
    check: ({ holder, account }) => ({
      ...(holder.trim().length < 2 && { holder: t('partner.holderMissing') }),
      ...((isEuro ? !isIban(account) : account.trim().length < 5) && { account: t('partner.accountWrong') }),
    }),
    async send(said) {
      await client.call(savePayoutAccount, { body: { currency, ...said } })
      notify({ text: t('account.saved'), tone: 'success' })
      onSaved()
      return undefined
    },
    refused: fieldRefused({ holder: t('partner.holderMissing'), account: t('partner.accountWrong') }),
    failed: 'partner.failed',
  })
  const { control } = form
  return (
    <form {...form.formProps} className={styles.form}>
      <FormText
        {...{ control, name: 'holder' }}
        label={t('partner.holder')}
        maxLength={70}
        autoComplete="name"
      />
      <FormText
        {...{ control, name: 'account' }}
        label={isEuro ? 'IBAN' : t('partner.accountNumber')}
        maxLength={40}
      />
      <FormProblem form={form} />
      <Button type="submit" isBusy={form.isBusy}>
        {t('partner.save')}
      </Button>
    </form>
  )
}
