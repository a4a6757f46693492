import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './facts.module.css'

/** What a shopper asks before buying: when it comes, whether it may go back, how it is paid. */
export function Facts({ isShipped }: { isShipped: boolean }) {
  const t = useT()
  const facts: { icon: IconName; title: string; text: string }[] = [
    isShipped
      ? { icon: 'truck', title: t('product.deliveryTitle'), text: t('product.deliveryText') }
      : { icon: 'truck', title: t('product.virtualTitle'), text: t('product.virtualText') },
    { icon: 'back', title: t('product.returnsTitle'), text: t('product.returnsText') },
    { icon: 'card', title: t('product.payTitle'), text: t('product.payText') },
  ]
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, title, text }) => (
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
