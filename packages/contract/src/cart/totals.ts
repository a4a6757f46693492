// The sums of a cart or an order, in major units.
import { z } from 'zod'

const TotalSegmentSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    value: z.number().nullable(),
    area: z.literal('footer').optional(),
  })
  .meta({ id: 'TotalSegment' })
export type TotalSegment = z.output<typeof TotalSegmentSchema>

const CartGiftCardSchema = z
  .object({
    id: z.number(),
    /** The last signs of its code, to tell it from another one. */
    code_end: z.string(),
    /** What it pays of this cart, and what is left on it then; in the money of the store. */
    amount: z.number(),
    left: z.number(),
  })
  .meta({ id: 'CartGiftCard' })

export const TotalsSchema = z
  .object({
    grand_total: z.number(),
    subtotal: z.number(),
    subtotal_incl_tax: z.number(),
    discount_amount: z.number(),
    shipping_amount: z.number(),
    shipping_incl_tax: z.number(),
    tax_amount: z.number(),
    base_currency_code: z.string(),
    quote_currency_code: z.string(),
    items_qty: z.number(),
    coupon_code: z.string().nullable(),
    /** In the sequence they are spent in; orders from before there were any say nothing. */
    gift_cards: z.array(CartGiftCardSchema).optional(),
    items: z.array(
      z.object({
        item_id: z.number(),
        name: z.string(),
        qty: z.number(),
        price: z.number(),
        price_incl_tax: z.number(),
        row_total: z.number(),
        row_total_incl_tax: z.number(),
        tax_amount: z.number(),
        tax_percent: z.number(),
        discount_amount: z.number(),
        discount_percent: z.number(),
        row_total_with_discount: z.number(),
        options: z.string(),
      }),
    ),
    total_segments: z.array(TotalSegmentSchema),
    /** Version of the cart these totals belong to. */
    cart_version: z.number(),
  })
  .meta({ id: 'Totals' })
export type Totals = z.output<typeof TotalsSchema>
