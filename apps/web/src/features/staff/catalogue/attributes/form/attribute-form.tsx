import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../../../staff-page.module.css'
import { UnsavedBar } from '../../../table/unsaved-bar.tsx'
import { useSaveKey } from '../../../writing/use-save-key.ts'
import { Faults } from '../../faults.tsx'
import { Overtaken } from '../../parts/overtaken.tsx'
import styles from '../../parts/parts.module.css'
import { KIND_WORDS } from '../attribute-words.ts'
import type { AttributeDesk } from '../use-attribute-list.ts'
import { AttributeLabels } from './attribute-labels.tsx'
import { AttributeShown } from './attribute-shown.tsx'
import { OptionsPart } from './options-part.tsx'
import { RemoveAttribute } from './remove-attribute.tsx'
import { useAttributeDraft } from './use-attribute-draft.ts'

type AttributeFormProps = { id: number; desk: AttributeDesk; onGone(): void }

/** One attribute: what it is called in five languages, where it is shown, and its options; saved together. */
export function AttributeForm({ id, desk, onGone }: AttributeFormProps) {
  const t = useT()
  const { language } = useStore()
  const draft = useAttributeDraft(id, desk.reload)
  const [isLeaving, setLeaving] = useState(false)
  useSaveKey(() => void draft.save())
  const { attribute, error } = draft
  if (error instanceof CallError && error.code === 404)
    return <p className={staff.empty}>{t('staff.atrGone')}</p>
  if (error !== undefined && !attribute) return <Failed text="staff.failed" onRetry={draft.retry} />
  if (!attribute) return <div className={staff.loading} aria-busy="true" />
  const { code, kind, products, parts } = attribute
  const name = parts.labels[language] || parts.labels.en || code
  return (
    <>
      <h2 className={staff.title}>{name}</h2>
      <p className={styles.facts}>
        <span>{code}</span>
        <span>{t(KIND_WORDS[kind])}</span>
        <span>{t('staff.atrProducts', { count: products })}</span>
        <button type="button" className="text-link" onClick={() => setLeaving(true)}>
          {t('staff.atrRemove')}
        </button>
      </p>
      {attribute.kept_parts.length > 0 && <p className={staff.hint}>{t('staff.ctgKept')}</p>}
      <Overtaken draft={draft} />
      <Faults faults={draft.faults} />
      <AttributeLabels draft={draft} />
      <AttributeShown draft={draft} kind={kind} />
      {(kind === 'select' || kind === 'multiselect') && <OptionsPart draft={draft} attribute={attribute} />}
      {/* Not where it is about to be removed. */}
      {draft.count > 0 && !isLeaving && (
        <UnsavedBar
          text={t('staff.catChanged', { count: draft.count })}
          isBusy={draft.isBusy}
          onClear={draft.forget}
          onSave={() => void draft.save()}
        >
          {t('staff.catSave')} <kbd>Ctrl S</kbd>
        </UnsavedBar>
      )}
      {isLeaving && (
        <RemoveAttribute
          {...{ attribute, name }}
          onClose={() => setLeaving(false)}
          onOvertaken={draft.reload}
          onGone={(list) => {
            desk.show(list)
            onGone()
          }}
        />
      )}
    </>
  )
}
