import { useEffect, useRef, useState } from 'react'
import { useT } from '../shop-context.tsx'
import styles from './error-summary.module.css'

type Wrong = { id: string; label: string; message: string }
type ErrorSummaryProps = {
  /** How often something wrong was sent; each time it is said anew. */
  tries: number
  /** Changes whenever what is shown beside the fields does. */
  shown: object
}

const NOTHING = { wrong: [], said: 0 }

/** Everything wrong in its form in one list, each a way to its field. The fields themselves say what it is. */
export function ErrorSummary({ tries, shown }: ErrorSummaryProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const [{ wrong, said }, setWrong] = useState<{ wrong: readonly Wrong[]; said: number }>(NOTHING)
  const told = JSON.stringify(shown)
  useEffect(() => {
    if (tries > 0 && told !== '') setWrong({ wrong: listWrong(place.current?.closest('form')), said: tries })
  }, [tries, told])
  // Once the list stands there: what is empty takes no focus.
  useEffect(() => {
    if (said > 0) place.current?.focus()
  }, [said])
  const isShown = wrong.length > 0
  return (
    <div
      ref={place}
      className={isShown ? styles.summary : undefined}
      {...(isShown && { role: 'group', tabIndex: -1, 'aria-labelledby': 'error-summary' })}
    >
      {isShown && (
        <>
          <p id="error-summary" className="type-strong">
            {t('checkout.wrongFields', { count: wrong.length })}
          </p>
          <ul>
            {wrong.map(({ id, label, message }) => (
              <li key={id}>
                <a className="text-link" href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {label}
                </a>
                {` – ${message}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The address of the page stays: a way back leads out of the checkout, not through its mistakes. */
function goTo(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

function listWrong(form: HTMLFormElement | null | undefined): Wrong[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].map((field) => ({
    id: field.id,
    label: textOf(field.getAttribute('aria-labelledby')) || labelOf(field),
    message: textOf(field.getAttribute('aria-describedby')),
  }))
}

const labelOf = ({ id, ownerDocument }: HTMLElement) =>
  [...ownerDocument.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id)?.textContent ?? ''
const textOf = (id: string | null) => (id && document.getElementById(id)?.textContent) || ''
