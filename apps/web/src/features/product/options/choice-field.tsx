import { type ComponentProps, useId } from 'react'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import styles from './custom-options.module.css'
import type { FieldProps } from './field-props.ts'
import { OptionError, OptionHead } from './option-frame.tsx'

type ChoiceFieldProps = Pick<FieldProps, 'option' | 'error'> & ComponentProps<typeof ChoiceBox>

/** All answers in sight, in one box; one or several of them may be taken. */
export function ChoiceField({ option, error, ...box }: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <OptionHead title={option.title} extra="" isRequired={option.is_require} />
      </legend>
      <ChoiceBox {...box} />
      <OptionError id={`${id}-error`}>{error}</OptionError>
    </fieldset>
  )
}
