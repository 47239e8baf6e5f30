import { z } from 'zod/mini'

/** A value in session storage, which lives as long as the browser tab. */
export interface SessionItem<Value> {
  key: string
  schema: z.core.$ZodType<Value>
}

/** Undefined if nothing is stored, or if what is stored no longer fits the schema: it is then removed. */
export function readSession<Value>({ key, schema }: SessionItem<Value>): Value | undefined {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null) return undefined
    const { data, success } = z.safeParse(schema, parseJson(text))
    if (!success) sessionStorage.removeItem(key)
    return data
  } catch {
    // Storage is forbidden, or this is the build.
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined removes the item. Where storage is full or forbidden, an outdated value is not left behind. */
export function writeSession<Value>({ key }: SessionItem<Value>, value: Value | undefined): void {
  try {
    sessionStorage.removeItem(key)
    if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The store still holds the value for as long as the page is open.
  }
}

/** Forgets everything that this tab has stored. */
export function clearSession(): void {
  try {
    sessionStorage.clear()
  } catch {
    // nothing was stored there
  }
}
