// How mail leaves the house: by SMTP, or into a folder for those who have no mail server. Callers do not tell them apart.
export type Mail = {
  /** The same for every attempt, so that a second delivery can be told as one. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  close?: () => void
}

/** The receiving side refused this very mail; another attempt would only repeat the refusal. */
export class MailRefused extends Error {}
