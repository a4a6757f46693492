import type { ShopClient } from '@vitrine/contract/client'
import { followSignInLink } from '@vitrine/contract/user/sign-in'
import type { Engine } from '#web/engine/create-engine.ts'
import { orderKeys } from '#web/lib/account/order-keys.ts'
import { welcomePartner } from '#web/lib/account/welcome-partner.ts'

type Link = { contact: string; token: string }
type Ports = { client: ShopClient; orders: Engine['orders']; signIn: Engine['session']['signIn'] }

/** Signs in whom the link of a mail was sent to; refused once it was used. */
export async function followLink({ contact, token }: Link, { client, orders, signIn }: Ports): Promise<void> {
  const user = await client.call(followSignInLink, { body: { contact, token, ...(await orderKeys(orders)) } })
  await signIn(user.token ?? '')
  welcomePartner(user)
}
