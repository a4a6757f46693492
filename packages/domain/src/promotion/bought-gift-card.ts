import type { SellableOption } from '../cart/line/sellable.ts'
import type { CustomOptionChoice } from '../cart/product-option.ts'
import { brokenRule } from '../catalog/answer-rules.ts'
import type { OptionPurpose } from '../catalog/records.ts'
import { asciiMailbox } from '../contact/ascii-mailbox.ts'
import { isEmail } from '../contact/email.ts'

/** Whom it is for, and when it comes: null for at once. */
export type BoughtGiftCard = { email: string; name: string; words: string; day: string | null }

type Option = Pick<SellableOption, 'id' | 'purpose'>

/** A product that asks whose mailbox it goes to is a gift card. */
export function isGiftCard(product: { customOptions: readonly Option[] }): boolean {
  return product.customOptions.some(({ purpose }) => purpose === 'gift_email')
}

/** What a shopper answered; a card nobody can be written to goes to whoever buys it. */
export function readBoughtCard(
  options: readonly Option[],
  choices: readonly CustomOptionChoice[],
  buyerEmail: string,
): BoughtGiftCard {
  const answer = (wanted: OptionPurpose) => {
    const ids = options.filter(({ purpose }) => purpose === wanted).map(({ id }) => id)
    return choices.find(({ option_id }) => ids.includes(option_id))?.option_value.trim() ?? ''
  }
  const [email, day] = [asciiMailbox(answer('gift_email')), answer('gift_day')]
  const isDay = day !== '' && brokenRule([{ rule: 'date' }], day) === undefined
  return {
    email: isEmail(email) ? email : buyerEmail,
    name: answer('gift_name'),
    words: answer('gift_words'),
    day: isDay ? day : null,
  }
}
