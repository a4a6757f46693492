import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { SizePick } from './size-pick.tsx'
import { useWishBuying } from './use-wish-buying.ts'
import styles from './wish-buy.module.css'

/** From the list into the bag; what is sold out leads to where one can wait for it. */
export function WishBuy({ card }: { card: CardProduct }) {
  const t = useT()
  const price = usePrice()
  const buying = useWishBuying(card)
  const { asked, problem, isBusy } = buying
  const name = <span className="visually-hidden">{t('shell.comma') + card.name}</span>
  if (card.isSoldOut)
    return (
      <ButtonLink look="line" to={card.path} className={styles.act}>
        <span>
          {t('purchase.tellMe')}
          {name}
        </span>
      </ButtonLink>
    )
  if (asked) return <SizePick asked={asked} onPick={buying.pick} onAdd={buying.add} onClose={buying.close} />
  return (
    <>
      <Button look="line" isSplit isBusy={isBusy} className={styles.act} onClick={buying.begin}>
        <span>
          {t('product.add')}
          {name}
        </span>
        {card.max_price === null && <span className={styles.price}>{price(card.price_incl_tax)}</span>}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
    </>
  )
}
