import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sign-in.module.css'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useT()
  return (
    <div className={styles.step}>
      <h3 className="type-section">{t('login.recoveryTitle')}</h3>
      <p>{t('login.recoveryLead')}</p>
      <ul className={styles.recovery}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button isMain onClick={onKept}>
        {t('login.recoveryKept')}
      </Button>
    </div>
  )
}
