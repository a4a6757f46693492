import { getCategoryTree } from '@vitrine/contract/catalog'
import type { Design } from '@vitrine/domain/design/design'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line, Switch } from '../../writing/labelled.tsx'
import { languageName } from '../../writing/language-names.ts'
import { NumberInput } from '../../writing/number-input.tsx'
import styles from '../design.module.css'
import { PART_WORDS, type PartName } from '../design-words.ts'

type PartProps = { design: Design; onChange(design: Design): void }

export function PartForm({ part, ...props }: PartProps & { part: PartName }) {
  const t = useT()
  return (
    <>
      <h2>{t(PART_WORDS[part])}</h2>
      {part === 'navbar' && <Navbar {...props} />}
      {part === 'bonus' && <Bonus {...props} />}
      {part === 'payments' && <Payments {...props} />}
    </>
  )
}

/** Which first categories the header names, and in which order. */
function Navbar({ design, onChange }: PartProps) {
  const t = useT()
  const client = useClient()
  const { latest } = useAnswer('navbar', () => client.call(getCategoryTree, { query: { depth: 1 } }))
  const all = latest?.items ?? []
  const chosen = design.navbar.length > 0 ? design.navbar : all.map(({ id }) => id)
  const rest = all.filter(({ id }) => !chosen.includes(id))
  const set = (navbar: number[]) => onChange({ ...design, navbar })
  const nameOf = (id: number) => all.find((one) => one.id === id)?.name ?? String(id)
  const move = (from: number, to: number) => {
    const after = [...chosen]
    after.splice(to, 0, ...after.splice(from, 1))
    set(after)
  }
  return (
    <>
      <p className={styles.second}>{t('staff.designNavbarHint')}</p>
      <ul className={styles.changes}>
        {chosen.map((id, place) => (
          <li key={id} className={styles.line}>
            <span>{nameOf(id)}</span>
            <span className={styles.moves}>
              <IconButton
                icon="up"
                label={t('staff.designUp', { title: nameOf(id) })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                icon="down"
                label={t('staff.designDown', { title: nameOf(id) })}
                disabled={place === chosen.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                icon="minus"
                label={t('staff.contentRemoveOf', { path: nameOf(id) })}
                disabled={chosen.length === 1}
                onClick={() => set(chosen.filter((one) => one !== id))}
              />
            </span>
          </li>
        ))}
        {rest.map(({ id, name }) => (
          <li key={id} className={styles.line}>
            <span className={styles.second}>{name}</span>
            <IconButton
              icon="plus"
              label={t('staff.designAdd', { place: name })}
              onClick={() => set([...chosen, id])}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Bonus({ design, onChange }: PartProps) {
  const t = useT()
  const { bonus } = design
  const set = (part: Partial<Design['bonus']>) => onChange({ ...design, bonus: { ...bonus, ...part } })
  return (
    <>
      <p className={styles.second}>{t('staff.designBonusHint')}</p>
      <Switch
        label={t('staff.designBonusLine')}
        isOn={bonus.show_banner}
        onChange={(show_banner) => set({ show_banner })}
      />
      <Switch
        label={t('staff.designBonusModal')}
        isOn={bonus.show_modal}
        onChange={(show_modal) => set({ show_modal })}
      />
      <Labelled label={t('staff.designBonusAfter')}>
        {(control) => (
          <NumberInput
            {...control}
            kind="decimal"
            required
            value={bonus.modal_after_ms / 1000}
            onChange={(seconds) =>
              set({ modal_after_ms: Math.round(Math.max(0, Math.min(600, seconds ?? 0)) * 1000) })
            }
          />
        )}
      </Labelled>
      <Line
        label={t('staff.designBonusCode')}
        value={bonus.code}
        most={40}
        onChange={(code) => set({ code: code.replace(/[^\w-]/g, '') })}
      />
    </>
  )
}

/** What is offered while the shop can name no way to pay; what each costs stands in the settings. */
function Payments({ design, onChange }: PartProps) {
  const t = useT()
  const set = (at: number, part: Partial<Design['payments'][number]>) =>
    onChange({
      ...design,
      payments: design.payments.map((one, place) => (place === at ? { ...one, ...part } : one)),
    })
  return (
    <>
      <p className={styles.second}>{t('staff.designPaymentsHint')}</p>
      {design.payments.map((method, at) => (
        <section key={method.code} className={styles.words} aria-label={method.code}>
          <Switch
            label={method.titles.en || method.code}
            isOn={method.is_shown}
            onChange={(is_shown) => set(at, { is_shown })}
          />
          {LANGUAGES.map((language) => (
            <Line
              key={language}
              label={languageName(t, language)}
              value={method.titles[language] ?? ''}
              most={100}
              onChange={(title) => set(at, { titles: { ...method.titles, [language]: title } })}
            />
          ))}
        </section>
      ))}
    </>
  )
}
