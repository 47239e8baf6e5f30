import type { Env } from '../env.ts'

const timeoutMs = 20_000

/** Sends one text message; `to` is in E.164. Rejects if it could not be sent. */
export type SendSms = (message: { to: string; text: string }) => Promise<void>

export const isSmsSetUp = (env: Env) =>
  Boolean(env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM)

class SmsRejectedError extends Error {
  readonly responseCode: number
  constructor(status: number) {
    super(`The text message provider answered ${status}.`)
    this.responseCode = status
  }
}

/** The number itself is refused: trying again would not help. */
export const isPermanentSmsRejection = (error: unknown) =>
  error instanceof SmsRejectedError && error.responseCode === 400

/** Twilio's messages API; undefined without credentials. */
export function smsTransport(env: Env): SendSms | undefined {
  if (!isSmsSetUp(env)) return undefined
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from = '' } = env
  const url = `${env.TWILIO_BASE_URL.replace(/\/+$/, '')}/2010-04-01/Accounts/${sid}/Messages.json`
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new SmsRejectedError(response.status)
  }
}
