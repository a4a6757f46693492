import type { DesignWarning } from '@vitrine/domain/design/design-warnings'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { languageName } from '../../writing/language-names.ts'
import styles from '../design.module.css'
import { titleOf } from '../slides.ts'

const WORDS: Readonly<Record<DesignWarning['what'], MessageKey>> = {
  missing: 'staff.designMissing',
  long: 'staff.designLong',
  'no-picture': 'staff.designNoPicture',
  ended: 'staff.designEnded',
}

type WarningsProps = { warnings: readonly DesignWarning[]; onOpen(id: string): void }

export function Warnings({ warnings, onOpen }: WarningsProps) {
  const t = useT()
  const { language } = useStore()
  return (
    <ul className={styles.changes}>
      {warnings.map(({ what, slide, languages }) => (
        <li key={`${slide.id} ${what}`} className={styles.line}>
          <p>
            <strong>{titleOf(slide, language)}</strong>{' '}
            {t(WORDS[what], { languages: languages.map((one) => languageName(t, one)).join(', ') })}
          </p>
          <Button look="line" onClick={() => onOpen(slide.id)}>
            {t('staff.designOpen')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
