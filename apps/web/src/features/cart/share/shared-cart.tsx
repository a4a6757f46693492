// Somebody else's bag by its code: a copy to look at, and to take over.

import type { SharedCart } from '@vitrine/contract/cart/shared-cart'
import { isBuyable } from '@vitrine/domain/cart/is-buyable'
import { Link, useNavigate } from 'react-router'
import { useCartStore } from '#web/engine/use-cart.ts'
import { productPath } from '#web/lib/links.ts'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import row from '../line/cart-line-row.module.css'
import styles from './shared-cart.module.css'
import { useSharedCart } from './use-shared-cart.ts'

export function SharedCartView({ code }: { code: string }) {
  const t = useT()
  const { phase, shared, again } = useSharedCart(code)
  if (phase === 'loading') return <div className={styles.coming} aria-busy="true" />
  if (phase === 'gone')
    return (
      <div className={styles.state}>
        <p className="type-section">{t('cart.sharedGone')}</p>
        <p className="tone-second">{t('cart.sharedGoneHint')}</p>
        <ButtonLink to="/">{t('cart.emptyAction')}</ButtonLink>
      </div>
    )
  if (!shared)
    return (
      <div className={styles.state} role="alert">
        <p className="type-section">{t('cart.sharedFailed')}</p>
        <Button onClick={again}>{t('sync.retry')}</Button>
      </div>
    )
  return <Copy shared={shared} />
}

type Item = SharedCart['items'][number]

function Copy({ shared }: { shared: SharedCart }) {
  const t = useT()
  const cart = useCartStore()
  const navigate = useNavigate()
  const canBuy = shared.items.some(isBuyable)
  const take = () => {
    void cart.takeOver({ ...shared, items: shared.items.filter(isBuyable) })
    void navigate('/cart')
  }
  return (
    <>
      <p className="tone-second">{t('cart.sharedHint')}</p>
      <ul className={styles.lines}>
        {shared.items.map((item) => (
          <SharedLine key={`${item.sku} ${JSON.stringify(item.product_option)}`} item={item} />
        ))}
      </ul>
      {canBuy && (
        <div className={styles.foot}>
          <Button isMain onClick={take}>
            {t('cart.sharedTake')}
          </Button>
        </div>
      )}
    </>
  )
}

function SharedLine({ item }: { item: Item }) {
  const t = useT()
  const answers = useAnswers()
  const isVariant = item.parentSku !== item.sku
  const path = productPath({ ...item, type_id: isVariant ? 'configurable' : 'simple', slug: '' }, item.sku)
  return (
    <li className={row.line}>
      <Picture path={item.thumbnail} size="cart" alt="" />
      <div className={row.main}>
        <div className={row.top}>
          <Link to={path}>{item.name}</Link>
          <Price now={item.row_total} />
        </div>
        <p className="type-small tone-second">{answers(item.options)}</p>
        <p className="type-small tone-second">
          {t('shell.label', { label: t('cart.quantity') })}
          {item.qty}
        </p>
        {!isBuyable(item) && (
          <p className="type-small">
            {t(item.stock.is_offered === false ? 'cart.changeDropped' : 'product.soldOut')}
          </p>
        )}
      </div>
    </li>
  )
}
