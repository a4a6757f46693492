import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const aVideo = (url: string, type = '', video_id?: string) => ({ url, title: 'Film', type, video_id })

it.each([
  ['https://youtu.be/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0'],
  [
    'https://www.youtube.com/watch?t=3&v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('a film of others is shown by the player that asks for the least: %s', (url, embed) => {
  expect(videoSource(aVideo(url))).toMatchObject({ kind: 'embed', url: embed })
})

it('a film known only by its id is found too', () => {
  expect(videoSource(aVideo('', 'youtube', 'abcdefghijk'))).toMatchObject({ host: 'YouTube' })
})

it.each(['/media/film.mp4', 'https://cdn.example/film.mp4'])('a file is played as it is: %s', (url) => {
  expect(videoSource(aVideo(url))).toEqual({ kind: 'file', url })
})

it.each(['javascript:alert(1)', '//evil.example/x', 'film', ''])('nothing is made of %s', (url) => {
  expect(videoSource(aVideo(url))).toBeUndefined()
})
