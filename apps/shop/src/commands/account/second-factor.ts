import { resetSecondFactor } from '@vitrine/api/features/accounts/second-factor/reset-second-factor'
import { ExpectedFailure } from '../../expected-failure.ts'
import { systemContext } from '../system-context.ts'
import { type CommandInput, withDatabase } from '../with-database.ts'

const USE = 'Use: second-factor reset <e-mail>.'

/** `second-factor reset <e-mail>`: the way back in for who has lost phone and recovery codes. */
export async function runSecondFactor(
  input: CommandInput,
  [what, email = '', ...rest]: readonly string[],
): Promise<void> {
  if (what !== 'reset' || email === '' || rest.length > 0) throw new ExpectedFailure(USE)
  await withDatabase(input, async (db) => {
    const taken = await resetSecondFactor(await systemContext(db, input, 'command:second-factor'), { email })
    if (!taken) throw new ExpectedFailure(`Nobody is known by ${email}.`)
    const { app, recoveryCodes, passkeys } = taken
    input.say(`Taken away: ${app} app, ${recoveryCodes} recovery codes, ${passkeys} passkeys.`)
    input.say(`${email} is signed out everywhere; the next sign-in sets up a second factor.`)
  })
}
