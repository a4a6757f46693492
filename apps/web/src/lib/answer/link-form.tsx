import type { FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { pressProblem } from './press-problem.ts'
import { useAttempt } from './use-attempt.ts'

type LinkFormProps = { button: string; follow: () => Promise<unknown> }

/** The one button of a page that a letter leads to; sent as a form where there are no scripts, for the page's own action. */
export function LinkForm({ button, follow }: LinkFormProps) {
  const t = useT()
  const { isBusy, problem, attempt } = useAttempt()
  function press(event: FormEvent) {
    event.preventDefault()
    void attempt(() => follow().then(readOut), pressProblem)
  }
  return (
    <form method="post" onSubmit={press}>
      <Button type="submit" isBusy={isBusy}>
        {button}
      </Button>
      {problem && <Note tone="error">{t(problem)}</Note>}
    </form>
  )
}

/** The button is gone by then; what became of it is the page's heading. */
const readOut = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
