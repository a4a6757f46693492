import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useIsPartner } from '#web/engine/partner/use-is-partner.ts'
import { useClient } from '#web/engine/use-client.ts'
import { createPageNote } from '#web/lib/page-note.ts'
import { promoClient } from '#web/lib/promo/promo-client.ts'
import { promoShop } from '#web/lib/promo/promo-shop.ts'
import { useStore } from '#web/ui/shop-context.tsx'

/** Lists hold what may be promoted from now on, where a partner is in; the page in sight is asked for anew. */
export function PromoMode() {
  const isPartner = useIsPartner() === true
  const client = useClient()
  const store = useStore()
  const { revalidate } = useRevalidator()
  const begin = useEffectEvent(() => {
    // A page that was not found before is drawn anew with all around it, and this with it: then it goes on.
    const wasOn = promoShop.get() !== undefined
    // What a server knows besides, no list asks of a browser.
    const rest = {
      publicUrl: '',
      stage: 'production',
      page: createPageNote(),
      nonce: '',
      stores: [],
    } as const
    promoShop.set({ ...rest, client: promoClient(client), store, log: () => undefined })
    if (!wasOn) void revalidate()
  })
  useEffect(() => {
    if (isPartner) begin()
  }, [isPartner])
  return null
}
