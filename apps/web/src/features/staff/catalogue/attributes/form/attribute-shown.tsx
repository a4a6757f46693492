import type { EditedAttribute } from '@vitrine/contract/catalog/editing/attributes'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../../staff-page.module.css'
import { Switch } from '../../../writing/labelled.tsx'
import styles from '../../parts/parts.module.css'
import type { AttributeDraft } from './use-attribute-draft.ts'

type AttributeShownProps = { draft: Pick<AttributeDraft, 'partOf' | 'change'>; kind: EditedAttribute['kind'] }
const SWITCHES = [
  ['is_filterable', 'staff.atrFilterable'],
  ['is_visible_on_front', 'staff.atrOnPage'],
  ['is_comparable', 'staff.atrComparable'],
] as const

/** Whether lists are filtered by it, and where it is read. */
export function AttributeShown({ draft, kind }: AttributeShownProps) {
  const t = useT()
  const canFilter = kind !== 'text' && kind !== 'number'
  return (
    <section className={styles.part} aria-label={t('staff.catShown')}>
      <h2>{t('staff.catShown')}</h2>
      {SWITCHES.filter(([name]) => canFilter || name !== 'is_filterable').map(([name, words]) => (
        <Switch
          key={name}
          label={t(words)}
          isOn={draft.partOf(name) ?? false}
          onChange={(isOn) => draft.change(name, isOn)}
        />
      ))}
      {!canFilter && <p className={staff.hint}>{t('staff.atrFilterNever')}</p>}
    </section>
  )
}
