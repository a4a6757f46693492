// The wishlist beside the page: what is in it, what it costs by now, and out again.
import { useEffect } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { WishHeart } from '#web/wishlist/wish-heart.tsx'
import { type ShownWishes, useShownWishes } from './use-shown-wishes.ts'
import { WishNote } from './wish-note.tsx'
import { WishesState } from './wishes-state.tsx'
import styles from './wishlist-panel.module.css'

export function WishlistPanel({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT()
  const shown = useShownWishes(isOpen)
  const { wishes, isLoaded, isAsked, isMissing } = shown
  useFocusKept(isOpen, wishes.length)
  const title = (
    <span className={styles.title}>
      {t('wishlist.title')} {wishes.length > 0 && <small>{wishes.length}</small>}
    </span>
  )
  return (
    <Panel
      side="wideRight"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      foot={
        wishes.length > 0 ? (
          <ButtonLink to="/wishlist" isMain onClick={onClose}>
            {t('wishlist.all')}
          </ButtonLink>
        ) : undefined
      }
    >
      {isOpen && (
        <>
          <WishesState {...shown} />
          {isLoaded && !isMissing && wishes.length === 0 && <Empty onClose={onClose} />}
          <ul className={styles.list} aria-busy={!isLoaded || isAsked}>
            {wishes.map((wish) =>
              isAsked ? (
                <ComingRow key={wish.item.sku} />
              ) : (
                <WishRow key={wish.item.sku} wish={wish} onLeave={onClose} />
              ),
            )}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** What was taken out had the focus: it goes to the heading, not out of the panel. */
function useFocusKept(isOpen: boolean, count: number): void {
  useEffect(() => {
    if (!isOpen || count < 0 || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus()
  }, [isOpen, count])
}

function Empty({ onClose }: { onClose(): void }) {
  const t = useT()
  return (
    <div className={styles.empty}>
      <p className="type-section">{t('wishlist.empty')}</p>
      <p className="tone-second">{t('wishlist.emptyHint')}</p>
      <ButtonLink to="/" onClick={onClose}>
        {t('wishlist.emptyAction')}
      </ButtonLink>
    </div>
  )
}

const ComingRow = () => (
  <li className={styles.row} aria-hidden="true">
    <Picture path={null} size="cart" alt="" />
  </li>
)

type Wish = ShownWishes['wishes'][number]

function WishRow({ wish: { item, card, since }, onLeave }: { wish: Wish; onLeave(): void }) {
  return (
    <li className={styles.row}>
      <Link to={card.path} className={styles.picture} tabIndex={-1} aria-hidden="true" onClick={onLeave}>
        <Picture path={card.image} size="cart" alt="" />
      </Link>
      <div className={styles.words}>
        {card.brand_name && <p className={`tone-second ${styles.small}`}>{card.brand_name}</p>}
        <Link to={card.path} onClick={onLeave}>
          {card.name}
        </Link>
        <Price
          now={card.price_incl_tax}
          old={card.old_price}
          max={card.max_price}
          lowest={card.lowest_price}
        />
        <WishNote card={card} since={since} />
      </div>
      <WishHeart product={item} />
    </li>
  )
}
