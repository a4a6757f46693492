import { expect, test } from 'vitest'
import { readSettings } from '#api/config.ts'
import { MailRefused } from '../mail/mailer.ts'
import { httpSms, twilioSms } from './http-sms.ts'

const text = { id: 'vitrine-1', to: '+4915112345678', subject: '', html: '', text: '4711 & more' }
const sent: { address: string; init: RequestInit }[] = []
const gateway = (status: number) => async (address: unknown, init?: RequestInit) => {
  sent.push({ address: String(address), init: init ?? {} })
  return new Response(null, { status })
}

test('a template is filled in with number and text, and posted', async () => {
  await httpSms('https://sms.example/send?to={to}&text={text}', gateway(200)).send(text)
  expect(sent.at(-1)?.address).toBe('https://sms.example/send?to=%2B4915112345678&text=4711%20%26%20more')
  expect(sent.at(-1)?.init).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'vitrine-1' } })
})

test('Twilio gets the message in its own form', async () => {
  await twilioSms('twilio://AC1:se%2Fcret@+15005550006', gateway(201)).send(text)
  const { address, init } = sent.at(-1) ?? { address: '', init: {} }
  expect(address).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
  expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
    To: '+4915112345678',
    Body: '4711 & more',
    From: '+15005550006',
  })
  expect(init.headers).toEqual({ authorization: `Basic ${Buffer.from('AC1:se/cret').toString('base64')}` })
})

test.each([
  [400, true, 'a number nobody has'],
  [404, true, 'an address nobody serves'],
  [401, false, 'a wrong key, which is mended'],
  [429, false, 'a throttle'],
  [503, false, 'an outage'],
])('%d is final: %s, for %s', async (status, isFinal) => {
  const sending = httpSms('https://sms.example/{to}', gateway(status)).send(text)
  const error = await sending.catch((thrown: unknown) => thrown)
  expect([error instanceof Error, error instanceof MailRefused]).toEqual([true, isFinal])
})

test.each([
  'https://sms.example/send?to={to}&text={text}',
  'http://gateway:8080/{to}/{text}',
  'twilio://AC1:se%2Fcret@MG0123',
  'twilio://AC1:secret@+15005550006',
])('by %s texts leave', (url) => expect(readSettings({ SMS_URL: url }).mail.smsUrl).toBe(url))

test.each([
  ['no place for the number', 'https://sms.example/send?text={text}'],
  ['no place for the text, so that a code would never arrive', 'https://sms.example/send?to={to}'],
  ['no secret', 'twilio://AC1@+15005550006'],
  ['no sender', 'twilio://AC1:secret@'],
  ['a bare percent sign in its secret', 'twilio://AC1:50%off@+15005550006'],
])('a way with %s is told at the start, by its setting and without its secret', (_, url) => {
  const opening = () => readSettings({ SMS_URL: url })
  expect(opening).toThrow('SMS_URL must')
  expect(opening).not.toThrow(/50%off|secret@/)
})
