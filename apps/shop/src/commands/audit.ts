import { auditBooks } from '@vitrine/api/features/orders/audit-books'
import { auditPayments } from '@vitrine/api/features/payments/audit-payments'
import { assertNothingElse, ExpectedFailure } from '../expected-failure.ts'
import { type CommandInput, withDatabase } from './with-database.ts'

/** `audit`: whether stock, coupons, bonuses, gift cards, royalties, payments and orders balance to the cent. Ends with 1 where they do not. */
export async function runAudit(input: CommandInput, args: readonly string[]): Promise<void> {
  assertNothingElse('audit', args)
  await withDatabase({ ...input, mustExist: true }, async (db) => {
    const problems = [...(await auditBooks(db)), ...(await auditPayments(db))]
    if (problems.length > 0)
      throw new ExpectedFailure(
        [...problems, `The books do not balance: ${problems.length} found.`].join('\n'),
      )
    input.say(
      'The books balance: stock, coupons, bonuses, gift cards, royalties, payments and orders, to the cent.',
    )
  })
}
