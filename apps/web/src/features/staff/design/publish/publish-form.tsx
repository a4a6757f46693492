import type { DesignChange } from '@vitrine/domain/design/design-changes'
import type { DesignWarning } from '@vitrine/domain/design/design-warnings'
import type { Translate } from '@vitrine/i18n/create-translate'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line } from '../../writing/labelled.tsx'
import { languageName } from '../../writing/language-names.ts'
import { LAST_LOCAL, momentFrom } from '../../writing/local-moment.ts'
import styles from '../design.module.css'
import { FIELD_WORDS, PART_WORDS, SLIDER_WORDS } from '../design-words.ts'
import { titleOf } from '../slides.ts'
import type { useDesign } from '../use-design.ts'

type PublishFormProps = {
  look: ReturnType<typeof useDesign>
  changes: readonly DesignChange[]
  warnings: readonly DesignWarning[]
  onDone(): void
}

/** What shoppers see now and will see, before they do. */
export function PublishForm({ look, changes, warnings, onDone }: PublishFormProps) {
  const t = useT()
  const form = useSentForm({
    start: { name: '', at: '' },
    async send({ name, at }) {
      const moment = momentFrom(at) ?? undefined
      if (!(await look.publish(name, moment))) return {}
      notify({ text: t(moment ? 'staff.designScheduledNow' : 'staff.contentPublishedNow'), tone: 'success' })
      onDone()
      return undefined
    },
    failed: 'staff.designRefused',
    half: t('staff.halfTyped'),
  })
  const { name, at } = form.values
  const half = form.problemOf('at')
  return (
    <form {...form.formProps} className={styles.publish}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeLine key={JSON.stringify(change)} change={change} />
        ))}
      </ul>
      {warnings.length > 0 && (
        <p className={styles.warn}>{t('staff.designWarnings', { count: warnings.length })}</p>
      )}
      <Line
        label={t('staff.designVersionName')}
        value={name}
        most={100}
        onChange={(next) => form.put('name', next)}
      />
      <Labelled label={t('staff.designFrom')} hint={half ?? t('staff.designFromHint')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            name="at"
            max={LAST_LOCAL}
            aria-invalid={half !== undefined || undefined}
            value={at}
            onChange={({ target }) => form.put('at', target.value)}
          />
        )}
      </Labelled>
      <Button type="submit" isBusy={form.isBusy} disabled={changes.length === 0}>
        {at === '' ? t('staff.designPublish', { count: changes.length }) : t('staff.designSchedule')}
      </Button>
    </form>
  )
}

function ChangeLine({ change }: { change: DesignChange }) {
  const t = useT()
  const { language } = useStore()
  const field = change.what === 'slide-field' ? change : undefined
  return (
    <li>
      <p>
        <strong>{placeText(t, change, 'slide' in change ? titleOf(change.slide, language) : '')}</strong>{' '}
        {whatText(t, change)}
      </p>
      {field && (
        <dl className={styles.difference} lang={field.language ?? undefined}>
          <dt>{t('staff.designNow')}</dt>
          <dd>{field.before || '–'}</dd>
          <dt>{t('staff.designAfter')}</dt>
          <dd>{field.after || '–'}</dd>
        </dl>
      )}
    </li>
  )
}

function placeText(t: Translate, change: DesignChange, title: string): string {
  if (!('slider' in change)) return t(PART_WORDS[change.what])
  return [t(SLIDER_WORDS[change.slider]), title].filter(Boolean).join(': ')
}

function whatText(t: Translate, change: DesignChange): string {
  switch (change.what) {
    case 'slide-new':
      return t('staff.designNew')
    case 'slide-gone':
      return t('staff.designGone')
    case 'slide-order':
      return t('staff.designOrder')
    case 'slide-field':
      return [t(FIELD_WORDS[change.field]), change.language && languageName(t, change.language)]
        .filter(Boolean)
        .join(', ')
    default:
      return t('staff.designChanged')
  }
}
