import type { CallReply } from '@vitrine/contract/call'
import type { getPartner as getCall } from '@vitrine/contract/partner/staff/promo-staff'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'
import { ShopError } from '#api/errors.ts'
import { getShopSettings } from '#api/features/cms/index.ts'
import { listPartners } from './list-partners.ts'

type Reply = CallReply<typeof getCall>
type Row = Omit<Reply['orders'][number], 'created_at'> & { created_at: Date }

const MOST = 20

export async function getPartner(ctx: Context, id: number): Promise<Reply> {
  const [partner] = await listPartners(ctx, id)
  if (!partner)
    throw new ShopError('NOT_FOUND', {
      details: [{ path: 'id', key: 'REFUSED', message: 'names no partner' }],
    })
  const [settings, orders] = await Promise.all([getShopSettings(ctx), lastOrders(ctx, id)])
  return { ...partner, product_choose: settings.product_choose === true, orders }
}

/** Those that can be given; what was called off or came back cannot. */
async function lastOrders({ db }: Context, id: number): Promise<Reply['orders']> {
  const { rows } = await sql<Row>`
    select o.number, o.created_at,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'qty', l.qty) order by l.line_id)
        from shop_order_line l where l.order_id = o.order_id) as pieces,
      exists (select from promo_product p where p.order_id = o.order_id) as is_given
    from shop_order o where o.customer_id = ${id} and ${isSaleSql('o')}
    order by o.order_id desc limit ${MOST}`.execute(db)
  return rows.map(({ created_at, pieces, ...row }) => ({
    ...row,
    pieces: pieces ?? [],
    created_at: created_at.toISOString(),
  }))
}
