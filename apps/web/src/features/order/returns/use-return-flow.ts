import type { CallReply } from '@vitrine/contract/call'
import { announceReturn, offerReturn, type ReturnOffer } from '@vitrine/contract/order/returns'
import { CallError } from '@vitrine/contract/reply'
import type { ReturnReason } from '@vitrine/domain/order/returns/left-to-return'
import type { ReturnKind } from '@vitrine/domain/order/returns/return-window'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { findMistake, type LookupProblem, problemOf } from '../lookup/find-order.ts'
import type { ReturnProof } from './use-return-proof.ts'

export type Receipt = CallReply<typeof announceReturn>
export type Chosen = { pieces: Readonly<Record<number, number>>; reason: ReturnReason | '' }
export type ReturnStep =
  /** `number`: of the order whose shopper was signed out on the way; what they chose of it waits. */
  | { step: 'ask'; number?: string }
  | { step: 'choose' | 'confirm'; proof: ReturnProof; offer: ReturnOffer }
  | { step: 'done'; proof: ReturnProof; receipt: Receipt }

const NOTHING: Chosen = { pieces: {}, reason: '' }

/** Asked for, chosen, confirmed: a declaration of will takes two steps, and a repeated press says nothing new. */
export function useReturnFlow(kind: ReturnKind, known: ReturnProof | null | undefined) {
  const client = useClient()
  const { newId } = useOrders()
  const [at, setAt] = useState<ReturnStep>({ step: 'ask' })
  const [chosen, setChosen] = useState(NOTHING)
  const { problem, setProblem, isBusy, busy } = useOneAtATime()
  const [requestId, setRequestId] = useState('')
  const [isOpened, setOpened] = useState(false)

  async function load(proof: ReturnProof) {
    const offer = await client.call(offerReturn, { body: { ...proof, kind } })
    const isGoingOn = at.step === 'ask' && at.number === offer.number
    setChosen(
      isGoingOn ? stillLeft(offer, chosen) : { ...NOTHING, pieces: offer.can_cancel ? allOf(offer) : {} },
    )
    setAt({ step: 'choose', proof, offer })
    setRequestId(newId())
  }
  const open = useEffectEvent(async (proof: ReturnProof) => {
    const mistake = 'number' in proof ? findMistake(proof) : undefined
    if (mistake) setProblem(mistake)
    else await busy(() => load(proof))
    setOpened(true)
  })
  const knownBy = known ? JSON.stringify(known) : null
  useEffect(() => {
    if (knownBy !== null) void open(JSON.parse(knownBy) as ReturnProof)
  }, [knownBy])

  const ask = (asked: { number: string; contact: string }) => {
    const mistake = findMistake(asked)
    if (mistake) return setProblem(mistake)
    void busy(() => load(asked))
  }
  const confirm = () => {
    if (at.step !== 'confirm') return
    const { proof, offer } = at
    const lines = Object.entries(chosen.pieces).map(([line, qty]) => ({ line_id: Number(line), qty }))
    void busy(async () => {
      const body = { ...proof, kind, request_id: requestId, lines, reason: chosen.reason }
      try {
        setAt({ step: 'done', proof, receipt: await client.call(announceReturn, { body }) })
      } catch (error) {
        const words = wordsOf(error, proof)
        if (words === undefined) throw error
        if (words === 'return.signedOut') setAt({ step: 'ask', number: offer.number })
        // It stands otherwise by now: what can still be done is shown, and said.
        else await load(proof)
        setProblem({ words })
      }
    })
  }
  const goTo = (step: 'choose' | 'confirm') => {
    setProblem(undefined)
    if ('offer' in at) setAt({ ...at, step })
  }
  const isOpening = known !== null && !isOpened
  return { at, chosen, setChosen, problem, isBusy, isOpening, ask, confirm, goTo }
}

/** A second press waits for nothing and does nothing. */
function useOneAtATime() {
  const [problem, setProblem] = useState<LookupProblem>()
  const [isBusy, setBusy] = useState(false)
  async function busy(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => setProblem(problemOf(error)))
    setBusy(false)
  }
  return { problem, setProblem, isBusy, busy }
}

/** 422: the answer to an earlier press was lost, and other pieces were chosen since. */
const MOVED: Partial<Record<number, 'return.moved' | 'return.declaredBefore'>> = {
  400: 'return.moved',
  409: 'return.moved',
  422: 'return.declaredBefore',
}

/** Undefined where the same may be sent again. An order that was theirs by the session alone is nobody's without it: a contact of it proves the same. */
function wordsOf(error: unknown, proof: ReturnProof) {
  if (!(error instanceof CallError)) return undefined
  const isBySession = 'id' in proof && proof.key === undefined
  return isBySession && [401, 404].includes(error.code) ? 'return.signedOut' : MOVED[error.code]
}

/** What was chosen of it, as far as it can still be. */
function stillLeft({ lines }: ReturnOffer, { pieces, reason }: Chosen): Chosen {
  const left = lines.map(({ line_id, left }) => [line_id, Math.min(left, pieces[line_id] ?? 0)] as const)
  return { reason, pieces: Object.fromEntries(left.filter(([, qty]) => qty > 0)) }
}

const allOf = ({ lines }: ReturnOffer): Chosen['pieces'] =>
  Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ line_id, left }) => [line_id, left]))
