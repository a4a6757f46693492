import { isVirtualProduct } from '@vitrine/domain/cart/is-virtual-cart'
import type { ProductType } from '@vitrine/domain/catalog/records'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './facts.module.css'

/** What a shopper asks before buying: when it comes, whether it may go back, how it is paid. */
export function Facts({ type }: { type: ProductType }) {
  const t = useT()
  const isShipped = !isVirtualProduct(type)
  const facts: { icon: IconName; title: string; text: string }[] = [
    isShipped
      ? { icon: 'truck', title: t('product.deliveryTitle'), text: t('product.deliveryText') }
      : { icon: 'file', title: t('product.virtualTitle'), text: t('product.virtualText') },
    { icon: 'back', title: t('product.returnsTitle'), text: t('product.returnsText') },
    {
      icon: 'card',
      title: t('product.payTitle'),
      text: t(isShipped ? 'product.payText' : 'product.payVirtual'),
    },
  ]
  return (
    <ul className={styles.facts}>
      {facts
        .filter(({ icon }) => isShipped || icon !== 'back')
        .map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <span className="type-strong">{title}</span>
              <br />
              <span className="tone-second">{text}</span>
            </span>
          </li>
        ))}
    </ul>
  )
}
