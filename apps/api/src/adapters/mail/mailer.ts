// How mail leaves the house: by SMTP, or into a folder for those who have no mail server. Callers do not tell them apart.
/** A file that comes with a mail; its content in base64, as both ways out keep it. */
export type Attachment = { filename: string; contentType: string; content: string }

export type Mail = {
  /** The same for every attempt, so that a second delivery can be told as one. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: readonly Attachment[]
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  close?: () => void
}

/** The receiving side refused this very mail; another attempt would only repeat the refusal. */
export class MailRefused extends Error {}
