import type { OwedRoyalties as Owed } from '@vitrine/contract/partner/sums'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { Link } from 'react-router'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { useT } from '#web/ui/shop-context.tsx'

type OwedRoyaltiesProps = { owed: readonly Owed[]; isGivenUp: boolean; onGiveUp(isGivenUp: boolean): void }

const PAYOUTS = '/cabinet/sales/payouts'

/** What a partner is still to be paid, and where it goes once the account is gone; where it can go nowhere, it is theirs to say so. */
export function OwedRoyalties({ owed, isGivenUp, onGiveUp }: OwedRoyaltiesProps) {
  const t = useT()
  const reader = useMoneyReader()
  const money = ({ sum, currency }: Owed) => formatMoney({ sum, currency }, reader)
  const nowhere = owed.filter(({ account_end }) => account_end === null)
  if (owed.length === 0) return null
  return (
    <>
      {owed.map((one) => (
        <p key={one.currency}>
          {one.account_end === null
            ? t('account.owedNowhere', { sum: money(one), currency: one.currency })
            : t('account.owedTo', { sum: money(one), end: one.account_end })}{' '}
          {one.account_end === null && (
            <Link className="text-link" to={`${PAYOUTS}?currency=${one.currency}#account`}>
              {t('account.owedName')}
            </Link>
          )}
        </p>
      ))}
      <p>
        {t('account.owedStatements')}{' '}
        <Link className="text-link" to={PAYOUTS}>
          {t('account.owedOpen')}
        </Link>
      </p>
      {nowhere.length > 0 && (
        <ChoiceBox
          type="checkbox"
          items={[
            {
              key: 'give up',
              title: t('account.owedGiveUp', { sums: nowhere.map(money).join(t('shell.comma')) }),
            },
          ]}
          isChosen={() => isGivenUp}
          onPick={() => onGiveUp(!isGivenUp)}
        />
      )}
    </>
  )
}
