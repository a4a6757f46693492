// Runs in its own thread, so that a drawing never holds up whoever asked for it.
import { parentPort } from 'node:worker_threads'
import { drawPicture, type PictureSize } from './draw-picture.ts'
import type { PictureSpec } from './picture-spec.ts'

export type DrawJob = { spec: PictureSpec; size: PictureSize }
export type DrawReply =
  | { data: Uint8Array; width: number; height: number; channels: 3 | 4 }
  | { error: string }

parentPort?.on('message', async (job: DrawJob) => {
  const reply = await draw(job)
  parentPort?.postMessage(reply, 'data' in reply ? [reply.data.buffer as ArrayBuffer] : [])
})

async function draw({ spec, size }: DrawJob): Promise<DrawReply> {
  try {
    const { data, ...shape } = await drawPicture(spec, size)
    // Copied once: the library's own buffer cannot be handed to another thread.
    return { data: Uint8Array.from(data), ...shape }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
