import { DAY_MS } from '@vitrine/domain/duration'
import { type RawBuilder, sql } from 'kysely'

type Whose = { partnerId: RawBuilder<unknown>; currency: RawBuilder<unknown>; now: Date }

/** An order nobody has paid for by then is taken for one nobody will pay for: bank details do not wait for it for ever. */
const LATEST_PAYMENT_DAYS = 180

/** Whether something in that currency may still be paid to a partner: owed, about to be sent, or of orders that are yet to be paid for. */
export const hasOpenMoney = ({ partnerId, currency, now }: Whose): RawBuilder<boolean> => sql<boolean>`(
  exists (select from royalty_account r where r.partner_id = ${partnerId} and r.currency_code = ${currency}
    and (r.pending_minor > 0 or r.active_minor > 0))
  or exists (select from payout p where p.partner_id = ${partnerId} and p.currency_code = ${currency} and p.state = 'created')
  or exists (select from order_attribution b join shop_order o using (order_id)
    where b.partner_id = ${partnerId} and b.currency_code = ${currency}
      and o.state not in ('canceled', 'returned') and o.payment_state <> 'refunded'
      and b.at > ${new Date(now.getTime() - LATEST_PAYMENT_DAYS * DAY_MS)}
      and not exists (select from royalty_entry e where e.order_id = b.order_id)))`
