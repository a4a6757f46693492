import type { Skin } from '@vitrine/domain/design/skin/skin'
import { BUILT_IN_COLORS, HEADINGS, MAX_RADIUS, SKIN_COLORS } from '@vitrine/domain/design/skin/skin-values'
import { useT } from '#web/ui/shop-context.tsx'
import { Labelled, Line } from '../../writing/labelled.tsx'
import design from '../design.module.css'
import { ColorField } from './color-field.tsx'
import { COLOR_WORDS } from './skin-words.ts'
import styles from './skins.module.css'
import type { Look } from './use-skin.ts'

const BUILT_IN_RADIUS = 2
const MOST_SIGNS = 60

type SkinFormProps = { look: Look; onChange(next: Look): void }

export function SkinForm({ look, onChange }: SkinFormProps) {
  const t = useT()
  const { name, state } = look
  const withState = (part: Partial<Skin>) => onChange({ ...look, state: { ...state, ...part } })
  return (
    <div className={design.form}>
      <Line
        label={t('staff.skinName')}
        value={name}
        most={MOST_SIGNS}
        onChange={(name) => onChange({ ...look, name })}
      />
      <fieldset className={styles.colors}>
        <legend>{t('staff.skinColors')}</legend>
        {SKIN_COLORS.map((color) => (
          <ColorField
            key={color}
            label={t(COLOR_WORDS[color])}
            value={state.colors[color] ?? BUILT_IN_COLORS[color]}
            builtIn={BUILT_IN_COLORS[color]}
            onChange={(value) => withState({ colors: { ...state.colors, [color]: value } })}
          />
        ))}
      </fieldset>
      <Labelled label={t('staff.skinRadius')} hint={t('staff.skinRadiusHint', { most: MAX_RADIUS })}>
        {({ className: _, ...control }) => (
          <span className={styles.range}>
            <input
              {...control}
              type="range"
              min={0}
              max={MAX_RADIUS}
              value={state.radius ?? BUILT_IN_RADIUS}
              onChange={(event) => withState({ radius: Number(event.target.value) })}
            />
            <output htmlFor={control.id}>{state.radius ?? BUILT_IN_RADIUS} px</output>
          </span>
        )}
      </Labelled>
      <fieldset className={styles.headings}>
        <legend>{t('staff.skinHeadings')}</legend>
        {HEADINGS.map((headings) => (
          <label key={headings} data-headings={headings}>
            <input
              type="radio"
              name="headings"
              checked={state.headings === headings}
              onChange={() => withState({ headings })}
            />
            {t(headings === 'serif' ? 'staff.skinSerif' : 'staff.skinSans')}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
