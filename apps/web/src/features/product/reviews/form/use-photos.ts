import { MAX_PHOTOS } from '@vitrine/contract/review'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useEffect, useRef, useState } from 'react'
import { shrinkPhoto } from '#web/lib/upload/shrink-photo.ts'

export type PickedPhoto = { id: number; name: string; blob: Blob; preview: string }

let lastId = 0

/** Photos chosen for a review, made small at once, each with a preview. */
export function usePhotos() {
  const [photos, setPhotos] = useState<PickedPhoto[]>([])
  const [problem, setProblem] = useState<MessageKey>()
  const [isReading, setReading] = useState(false)
  const latest = useRef(photos)
  /** Chosen, and on their way to be shown. */
  const reading = useRef(0)
  useEffect(() => () => forget(latest.current), [])

  function keep(next: PickedPhoto[]): void {
    latest.current = next
    setPhotos(next)
  }

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined)
    const free = MAX_PHOTOS - latest.current.length - reading.current
    if (files.length > free) setProblem('review.tooManyPhotos')
    const taken = files.slice(0, free)
    reading.current += taken.length
    setReading(reading.current > 0)
    for (const file of taken) {
      const blob = await shrinkPhoto(file)
      reading.current -= 1
      if (!blob) {
        setProblem('review.badPhoto')
        continue
      }
      lastId += 1
      const photo = { id: lastId, name: `photo-${lastId}.jpg`, blob, preview: URL.createObjectURL(blob) }
      keep([...latest.current, photo])
    }
    setReading(reading.current > 0)
  }

  function remove(id: number): void {
    setProblem(undefined)
    forget(latest.current.filter((photo) => photo.id === id))
    keep(latest.current.filter((photo) => photo.id !== id))
  }

  return { photos, problem, isReading, add, remove }
}

function forget(photos: readonly PickedPhoto[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview)
}
