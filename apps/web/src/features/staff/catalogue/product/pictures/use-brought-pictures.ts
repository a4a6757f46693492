import { MAX_PICTURE_BYTES } from '@vitrine/contract/catalog/editing/product-parts'
import { uploadProductPicture } from '@vitrine/contract/catalog/editing/products'
import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { whyFailed, whyUndecided } from '#web/lib/answer/why-undecided.ts'

export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp']

export type BroughtPicture = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  problem?: MessageKey
  /** What was not decided may be sent again; a file the shop cannot read stays one. */
  mayAgain?: boolean
}

type Bringing = {
  /** How many more the product may show. */
  room: number
  /** Nothing is being saved or read anew: what is added now stays. */
  isOpen: boolean
  onArrived(paths: readonly string[]): void
}

/** Pictures on their way to a product: one after the other, so that they arrive in the order they were chosen in. */
export function useBroughtPictures({ room, isOpen, onArrived }: Bringing) {
  const send = usePictureSender()
  const queue = useRef<readonly BroughtPicture[]>([])
  const isRunning = useRef(false)
  const ids = useRef(0)
  const [pictures, setPictures] = useState(queue.current)
  const [arrived, setArrived] = useState<readonly string[]>([])
  const [sent, setSent] = useState(0)
  const [tooMany, setTooMany] = useState(0)
  const deliver = useEffectEvent((paths: readonly string[]) => {
    setArrived([])
    onArrived(paths)
  })
  useEffect(() => {
    if (isOpen && arrived.length > 0) deliver(arrived)
  }, [isOpen, arrived])
  function put(next: readonly BroughtPicture[]): void {
    queue.current = next
    setPictures(next)
  }
  const mark = (id: number, part: Partial<BroughtPicture>) =>
    put(queue.current.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: number) => put(queue.current.filter((one) => one.id !== id))
  async function sendOne({ id, file }: BroughtPicture): Promise<void> {
    mark(id, { state: 'sending' })
    try {
      const path = await send(file)
      drop(id)
      setSent((count) => count + 1)
      setArrived((paths) => [...paths, path])
    } catch (failure) {
      mark(id, { state: 'failed', ...problemOf(failure) })
    }
  }
  async function run(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = firstOf(queue.current); next; next = firstOf(queue.current)) await sendOne(next)
    isRunning.current = false
  }
  return {
    ...{ pictures, sent, tooMany, drop },
    add(files: readonly File[]): void {
      const waiting = queue.current.filter(({ state }) => state !== 'failed').length + arrived.length
      const taken = files.slice(0, Math.max(0, room - waiting))
      setTooMany(files.length - taken.length)
      if (waiting === 0) setSent(0)
      put([...queue.current, ...taken.map((file) => judged(file, ++ids.current))])
      void run()
    },
    again(id: number): void {
      mark(id, { state: 'waiting' })
      void run()
    },
  }
}

function usePictureSender() {
  const client = useClient()
  return async (file: File): Promise<string> => {
    const form = new FormData()
    form.append('picture', file)
    return (await client.call(uploadProductPicture, { body: form })).path
  }
}

const firstOf = (queue: readonly BroughtPicture[]) => queue.find(({ state }) => state === 'waiting')

/** What the shop would not take is not sent: fifteen megabytes may take a slow line minutes. */
function judged(file: File, id: number): BroughtPicture {
  if (file.size > MAX_PICTURE_BYTES) return { id, file, state: 'failed', problem: 'staff.catPicBig' }
  if (file.type !== '' && !PICTURE_KINDS.includes(file.type))
    return { id, file, state: 'failed', problem: 'staff.catPicUnread' }
  return { id, file, state: 'waiting' }
}

function problemOf(failure: unknown): Pick<BroughtPicture, 'problem' | 'mayAgain'> {
  const undecided = whyUndecided(failure)
  if (undecided !== undefined) return { problem: undecided, mayAgain: true }
  const isUnread = failure instanceof CallError && failure.code === 400
  return {
    problem: isUnread ? 'staff.catPicUnread' : whyFailed(failure, 'staff.stepFailed'),
    mayAgain: !isUnread,
  }
}
