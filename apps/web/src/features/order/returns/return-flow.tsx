import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { useEffect, useRef } from 'react'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Asked } from '../lookup/find-order.ts'
import { LookupForm } from '../lookup/lookup-form.tsx'
import { ChoosePieces } from './choose-pieces.tsx'
import { ConfirmReturn } from './confirm-return.tsx'
import { ReturnReceipt } from './shown/return-receipt.tsx'
import { useReturnFlow } from './use-return-flow.ts'
import { useReturnProof } from './use-return-proof.ts'

type FlowProps = {
  kind: ReturnKind
  knownNumber: string
  /** Sent by the browser itself, before the page listened. */
  asked?: Asked | undefined
}

/** From the number of an order, or from its page, to the receipt. */
export function ReturnFlow({ kind, knownNumber, asked }: FlowProps) {
  const t = useT()
  const known = useReturnProof(asked)
  const { at, problem, isBusy, isOpening, ...flow } = useReturnFlow(kind, known)
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(at.step)
  useEffect(() => {
    // Whoever comes starts at the top of the page; whoever goes on, at what is new.
    if (first.current !== at.step) place.current?.querySelector<HTMLElement>('h2')?.focus()
    first.current = at.step
  }, [at.step])
  return (
    <div ref={place}>
      {problem && at.step !== 'ask' && (
        <Note tone="error">{t(problem.words, { count: problem.minutes ?? 0 })}</Note>
      )}
      {at.step === 'ask' && isOpening && <p aria-busy="true">{t('return.loading')}</p>}
      {at.step === 'ask' && !isOpening && (
        <LookupForm
          known={at.number === undefined ? (asked ?? { number: knownNumber }) : { number: at.number }}
          submit={t('return.continue')}
          problem={problem}
          isBusy={isBusy}
          onAsk={flow.ask}
        />
      )}
      {at.step === 'choose' && (
        <ChoosePieces
          {...{ kind, offer: at.offer, proof: at.proof, chosen: flow.chosen }}
          onChoose={flow.setChosen}
          onNext={() => flow.goTo('confirm')}
        />
      )}
      {at.step === 'confirm' && (
        <ConfirmReturn
          {...{ kind, offer: at.offer, chosen: flow.chosen, isBusy }}
          onBack={() => flow.goTo('choose')}
          onConfirm={flow.confirm}
        />
      )}
      {at.step === 'done' && <ReturnReceipt kind={kind} proof={at.proof} told={at.receipt} />}
    </div>
  )
}
