import { expect } from 'vitest'

export type Mail = { to: string; subject: string; text: string }
type Shop = { url: string }

/** What the shop has sent, the newest first, where a newcomer looks it up. */
export async function readOutbox({ url }: Shop): Promise<Mail[]> {
  const reply = await fetch(`${url}/dev/outbox.json`)
  return ((await reply.json()) as { mails: Mail[] }).mails
}

/** The newest to this contact, once it has left the shop; `not` is the text of one that was there before. */
export async function mailTo(shop: Shop, contact: string, not?: string): Promise<Mail> {
  let mail: Mail | undefined
  const find = async () => {
    mail = (await readOutbox(shop)).find(({ to }) => to === contact)
    return mail !== undefined && mail.text !== not
  }
  await expect.poll(find).toBe(true)
  return mail as unknown as Mail
}

/** Its text. */
export const sentTo = async (shop: Shop, contact: string, not?: string): Promise<string> =>
  (await mailTo(shop, contact, not)).text
