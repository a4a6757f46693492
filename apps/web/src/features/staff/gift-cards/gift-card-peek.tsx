import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { isReason, REASON_LENGTH } from '@vitrine/domain/access/reason'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import { StaffDialog } from '../staff-dialog.tsx'
import { momentOf, shortNumber } from '../staff-words.ts'
import { endOf, lastDayOf } from './gift-card-columns.tsx'
import styles from './gift-cards.module.css'
import { useVoidGiftCard } from './use-gift-cards.ts'

type GiftCardPeekProps = {
  card: StaffGiftCard
  ids: readonly number[]
  onOpen(id?: number): void
  onChange(): void
}

export function GiftCardPeek({ card, ids, onOpen, onChange }: GiftCardPeekProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const isLive = card.issued_at !== null && card.voided_at === null
  return (
    <Peek
      {...{ id: card.id, ids, onOpen }}
      label={t('staff.giftCard')}
      title={`${t('staff.giftCard')} ${endOf(card)}`}
      neighbours={{ before: t('staff.cardBefore'), after: t('staff.cardAfter') }}
    >
      <div className={peek.body}>
        <Facts card={card} />
      </div>
      {isLive && (
        <footer className={peek.foot}>
          <Button look="line" onClick={() => setAsking(true)}>
            {t('staff.cardVoid')}
          </Button>
        </footer>
      )}
      {isAsking && isLive && card.balance > 0 && (
        <VoidForm card={card} onClose={() => setAsking(false)} onDone={onChange} />
      )}
    </Peek>
  )
}

function Facts({ card }: { card: StaffGiftCard }) {
  const t = useT()
  const reader = useMoneyReader()
  const { recipient, email, value, balance, currency, order, issued_at, voided_at, voided_by } = card
  const facts: [MessageKey, string][] = [
    ['staff.cardFor', [recipient, email].filter(Boolean).join(', ')],
    ['staff.cardWorth', formatMoney({ sum: value, currency }, reader)],
    ['staff.cardLeft', formatMoney({ sum: balance, currency }, reader)],
    ['staff.cardIssued', issued_at === null ? t('staff.cardNotPaid') : momentOf(reader.locale, issued_at)],
    ['staff.couponEnds', lastDayOf(card, reader)],
    [
      'staff.cardsVoid',
      voided_at === null ? '' : [momentOf(reader.locale, voided_at), voided_by].filter(Boolean).join(', '),
    ],
    ['staff.bookingReason', card.void_reason],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([word, text]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      <div>
        <dt>{t('staff.order')}</dt>
        <dd>
          <Link className="text-link" to={`/admin/orders/${order.id}?view=all`}>
            {shortNumber(order.number)}
          </Link>
        </dd>
      </div>
    </dl>
  )
}

type VoidFormProps = { card: StaffGiftCard; onClose(): void; onDone(): void }

/** Says what goes, and its button repeats the act. */
function VoidForm({ card, onClose, onDone }: VoidFormProps) {
  const t = useT()
  const reader = useMoneyReader()
  const voidCard = useVoidGiftCard()
  const sum = formatMoney({ sum: card.balance, currency: card.currency }, reader)
  const form = useSentForm({
    start: { reason: '' },
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('staff.cardWhy') }),
    async send({ reason }) {
      const found = await voidCard(card, reason.trim())
      // Spent to the end or taken back by somebody else, there is nothing to ask any more.
      if (found === 'staff.cardChanged') notify({ text: t(found), tone: 'warning' })
      onDone()
      if (found) return { reason: t(found) }
      notify({ text: t('staff.cardVoided'), tone: 'success' })
      onClose()
      return undefined
    },
    failed: 'staff.stepFailed',
  })
  return (
    <StaffDialog
      title={t('staff.cardVoid')}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {t('staff.cardKeep')}
          </Button>
          <Button type="submit" form="void" isBusy={form.isBusy} disabled={form.isBusy}>
            {t('staff.cardVoidSum', { sum })}
          </Button>
        </>
      }
    >
      <form id="void" {...form.formProps} className={styles.form}>
        <p>{t('staff.cardVoidHint', { sum })}</p>
        <FormText
          {...{ control: form.control, name: 'reason' }}
          label={t('staff.bookingReason')}
          maxLength={REASON_LENGTH.most}
        />
      </form>
    </StaffDialog>
  )
}
