import type { Permission } from '@vitrine/domain/access/permissions'
import type { FastifyPluginAsync } from 'fastify'
import type { MailMakers } from '#api/adapters/mail/mail-maker.ts'
import type { CommerceSource } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import type { Job, Schedule } from '#api/jobs/job.ts'
import type { Identify } from '#api/routing/credentials/identify.ts'
import type { CountedList } from '#api/routing/lists/counted-list.ts'
import type { ServedRoute } from '#api/routing/serve.ts'

/** How much waits; counted only for who may see to it. */
export type Waiting = { may: Permission; count(ctx: Context, store?: string): Promise<number> }

/** What a feature's index.ts hands to app.ts, usually built by a function of what the feature needs. */
export type Feature = {
  name: string
  routes: readonly ServedRoute[]
  /** Its calls take the shopper from cart to order, and have connections of their own. */
  isCheckout?: boolean
  /** A feature that gives out tokens or keys says whose they are. */
  identify?: Identify
  /** The one feature that keeps the tables of commerce says what they hold. */
  commerce?: CommerceSource
  /** The one feature that counts what each buyer used says by which key. */
  buyerKey?: Uint8Array
  /** For what is not a call: pictures, feeds. Its routes declare `config: { may }`. */
  plugin?: FastifyPluginAsync
  /** What is done without a visitor, and when. */
  jobs?: readonly Job[]
  schedules?: readonly Schedule[]
  /** Topics of the outbox that become mails. */
  mails?: MailMakers
  /** What waits for somebody of the shop's people, by the room it waits in. */
  waits?: Readonly<Record<string, Waiting>>
  /** Lists whose kept views tell how many stand in them, by their room. */
  lists?: Readonly<Record<string, CountedList>>
  /** Loads what must be there before the first request, such as the catalogue in memory. */
  start?: () => Promise<void>
  stop?: () => Promise<void>
}
