import { decimalAmount } from '../../money/decimal-amount.ts'

type Transfer = { totalMinor: number; currencyCode: string; number: string }
type Account = { holder: string; iban: string; bic: string }

/** A transfer in euro as banking apps read it from a QR code (EPC069-12, version 2); other currencies have none. */
export function epcText({ totalMinor, currencyCode, number }: Transfer, to: Account): string | null {
  if (currencyCode !== 'EUR') return null
  const plain = (text: string) => text.replace(/\s/g, '')
  const head = ['BCD', '002', '1', 'SCT', plain(to.bic), to.holder.slice(0, 70), plain(to.iban)]
  // Neither a purpose nor a structured reference: the last line is what the payer reads.
  return [...head, `EUR${decimalAmount(totalMinor)}`, '', '', number].join('\n')
}
