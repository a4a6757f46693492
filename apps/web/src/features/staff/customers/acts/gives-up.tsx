import type { OwedRoyalties } from '@vitrine/contract/partner/sums'
import { formatMoney } from '@vitrine/i18n/figures/format-money'
import { useMoneyReader } from '#web/lib/price/use-money-reader.ts'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

type GivesUpProps = { owed: readonly OwedRoyalties[]; isChosen: boolean; onPick(isChosen: boolean): void }

/** What a partner is owed that can go nowhere: the staff asks them before the account goes. */
export function GivesUp({ owed, isChosen, onPick }: GivesUpProps) {
  const t = useT()
  const reader = useMoneyReader()
  const sums = owed
    .filter(({ account_end }) => account_end === null)
    .map((one) => formatMoney(one, reader))
    .join(t('shell.comma'))
  return (
    <>
      <Note tone="error">{t('staff.dataOwed', { sums })}</Note>
      <ChoiceBox
        type="checkbox"
        items={[{ key: 'gives up', title: t('staff.dataGivesUp', { sums }) }]}
        isChosen={() => isChosen}
        onPick={() => onPick(!isChosen)}
      />
    </>
  )
}
