import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { countCart } from '#web/engine/count-cart.ts'
import { useCartsElsewhere } from '#web/engine/use-carts-elsewhere.ts'
import { notify } from '#web/lib/notify.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { leftStore } from './left-store.ts'

/** Who comes from another store is told what waits there, and brings it along at the prices of this one. */
export function BagOffer() {
  const t = useT()
  const navigate = useNavigate()
  const elsewhere = useCartsElsewhere()
  const { minicartCount } = useShopInfo()
  const here = useStore()
  const stores = useStores()
  const offer = useEffectEvent(async () => {
    const left = leftStore(stores, here)
    if (!left) return
    const count = countCart(await elsewhere.linesIn(left.code), minicartCount)
    if (count === 0) return
    const bring = async () => {
      const { code } = await elsewhere.shareFrom(left.code)
      await navigate(`/cart/${code}`)
    }
    const failed = () => notify({ text: t('cart.shareFailed'), tone: 'error' })
    notify({
      text: t('shell.bagElsewhere', { count, store: left.name }),
      tone: 'info',
      action: { label: t('shell.bringBag'), onClick: () => void bring().catch(failed) },
    })
  })
  // A disk that does not answer costs a convenience only.
  useEffect(() => void offer().catch(() => undefined), [])
  return null
}
