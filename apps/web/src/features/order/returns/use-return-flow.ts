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
  | { step: 'ask' }
  | { step: 'choose' | 'confirm'; proof: ReturnProof; offer: ReturnOffer }
  | { step: 'done'; proof: ReturnProof; receipt: Receipt }

const NOTHING: Chosen = { pieces: {}, reason: '' }

/** Asked for, chosen, confirmed: a declaration of will takes two steps, and a repeated press says nothing new. */
export function useReturnFlow(kind: ReturnKind, known: ReturnProof | null | undefined) {
  const client = useClient()
  const { newId } = useOrders()
  const [at, setAt] = useState<ReturnStep>({ step: 'ask' })
  const [chosen, setChosen] = useState(NOTHING)
  const [problem, setProblem] = useState<LookupProblem>()
  const [isBusy, setBusy] = useState(false)
  const [requestId, setRequestId] = useState('')
  const [isOpened, setOpened] = useState(false)

  async function busy(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => setProblem(problemOf(error)))
    setBusy(false)
  }
  async function load(proof: ReturnProof) {
    const offer = await client.call(offerReturn, { body: { ...proof, kind } })
    setChosen({ ...NOTHING, pieces: offer.can_cancel ? allOf(offer) : {} })
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
    const { proof } = at
    const lines = Object.entries(chosen.pieces).map(([line, qty]) => ({ line_id: Number(line), qty }))
    void busy(async () => {
      const body = { ...proof, kind, request_id: requestId, lines, reason: chosen.reason }
      try {
        setAt({ step: 'done', proof, receipt: await client.call(announceReturn, { body }) })
      } catch (error) {
        const words = error instanceof CallError ? MOVED[error.code] : undefined
        if (words === undefined) throw error
        // It stands otherwise by now: what can still be done is shown, and said.
        await load(proof)
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

/** 422: the answer to an earlier press was lost, and other pieces were chosen since. */
const MOVED: Partial<Record<number, 'return.moved' | 'return.declaredBefore'>> = {
  400: 'return.moved',
  409: 'return.moved',
  422: 'return.declaredBefore',
}

const allOf = ({ lines }: ReturnOffer): Chosen['pieces'] =>
  Object.fromEntries(lines.filter(({ left }) => left > 0).map(({ line_id, left }) => [line_id, left]))
