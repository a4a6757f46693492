import { storesOf } from '@vitrine/api/commerce/commerce'
import { grantBonuses } from '@vitrine/api/features/promotions/bonus/grant-bonuses'
import { decimalAmount } from '@vitrine/domain/money/decimal-amount'
import { toMinor } from '@vitrine/domain/money/money'
import { findStore } from '@vitrine/domain/store/find-store'
import { isStoreCode } from '@vitrine/domain/store/store-identity'
import { ExpectedFailure } from '../expected-failure.ts'
import { systemContext } from './system-context.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

const USE = 'Use: bonus grant <e-mail> <store> <amount>, such as bonus grant anna@example.org de 25.'
const MOST = 100_000

/** `bonus grant <e-mail> <store> <amount>`: in the money of the store. */
export async function runBonus(
  input: CommandInput,
  [what, email = '', store = '', amount = '', ...rest]: readonly string[],
): Promise<void> {
  const major = Number(amount)
  const isOdd = what !== 'grant' || rest.length > 0 || !/^\d+(\.\d{1,2})?$/.test(amount)
  if (isOdd || !isStoreCode(store) || major <= 0 || major > MOST) throw new ExpectedFailure(USE)
  await withDatabase(input, async (db) => {
    const system = await systemContext(db, input, 'command:bonus')
    const ctx = { ...system, store: findStore(await storesOf(system), store) ?? system.store }
    const balanceMinor = await grantBonuses(ctx, { email, amountMinor: toMinor(major) })
    if (balanceMinor === undefined) throw new ExpectedFailure(`Nobody is known by ${email}.`)
    input.say(`${email} has ${decimalAmount(balanceMinor)} ${ctx.store.currencyCode} of bonuses now.`)
  })
}
