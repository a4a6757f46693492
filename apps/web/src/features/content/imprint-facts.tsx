import { phoneHref } from '#web/lib/content/phone-href.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './content-view.module.css'

/** Who sells, as the settings of the shop tell it: name, address, who speaks for it, register, tax number, ways to reach it. */
export function ImprintFacts() {
  const t = useT()
  const { company, address, representative, legalLines, phone, email } = useShopInfo()
  return (
    <section className={`wrap ${styles.facts}`} aria-label={t('shell.imprintPage')}>
      <address>
        {[company, ...address].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {representative && <p>{t('content.representedBy', { name: representative })}</p>}
      <p>
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        <br />
        {email && (
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      <ul>
        {legalLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
