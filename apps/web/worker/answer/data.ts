import { isPage } from '../copies/is-of-shop.ts'

/** Loading a page's data failed: told as an answer, so that the page knows the line is to blame. */
export async function answerData(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    return response.ok && isPage(response) ? offline() : response
  } catch {
    return offline()
  }
}

const offline = (): Response =>
  new Response('offline', {
    status: 503,
    statusText: 'offline',
    headers: { 'content-type': 'text/plain' },
  })
