// Passkeys as this browser makes and uses them. What talks to the device comes when somebody asks for it.
import type { ShopClient } from '@vitrine/contract/client'
import { addPasskey, askPasskey, prepareNewPasskey, usePasskey } from '@vitrine/contract/user/passkeys'
import { askSecondPasskey, passSecondFactor } from '@vitrine/contract/user/second-factor'

const device = () => import('@simplewebauthn/browser')

export async function makePasskey(client: ShopClient): Promise<void> {
  const options = await client.call(prepareNewPasskey)
  const { startRegistration } = await device()
  const passkey = await startRegistration({ optionsJSON: options as never })
  await client.call(addPasskey, { body: { passkey: passkey as never } })
}

export async function enterByPasskey(client: ShopClient) {
  const passkey = await sign(await client.call(askPasskey))
  return client.call(usePasskey, { body: { passkey } })
}

/** For who has proven the first factor and holds its ticket. */
export async function passByPasskey(client: ShopClient, ticket: string) {
  const passkey = await sign(await client.call(askSecondPasskey, { body: { ticket } }))
  return client.call(passSecondFactor, { body: { ticket, passkey } })
}

async function sign(options: Record<string, unknown>) {
  const { startAuthentication } = await device()
  return (await startAuthentication({ optionsJSON: options as never })) as never
}
