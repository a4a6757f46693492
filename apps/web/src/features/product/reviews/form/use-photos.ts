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
  latest.current = photos
  useEffect(() => () => forget(latest.current), [])

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined)
    setReading(true)
    const free = MAX_PHOTOS - latest.current.length
    if (files.length > free) setProblem('review.tooManyPhotos')
    for (const file of files.slice(0, free)) {
      const blob = await shrinkPhoto(file)
      if (!blob) {
        setProblem('review.badPhoto')
        continue
      }
      lastId += 1
      const photo = { id: lastId, name: `photo-${lastId}.jpg`, blob, preview: URL.createObjectURL(blob) }
      setPhotos((before) => [...before, photo])
    }
    setReading(false)
  }

  function remove(id: number): void {
    setProblem(undefined)
    forget(photos.filter((photo) => photo.id === id))
    setPhotos(photos.filter((photo) => photo.id !== id))
  }

  return { photos, problem, isReading, add, remove }
}

function forget(photos: readonly PickedPhoto[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview)
}
