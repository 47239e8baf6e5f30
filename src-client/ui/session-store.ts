/** If session storage is full or forbidden, values live as long as the page. */
const inMemory = new Map<string, string>()

/** Text kept for the browser session, under a name. */
export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? inMemory.get(name) ?? null
  } catch {
    return inMemory.get(name) ?? null
  }
}

export function writeSession(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    removeSession(name)
    inMemory.set(name, text)
  }
}

export function removeSession(name: string): void {
  inMemory.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // nothing was stored there
  }
}

/** Deletes everything that was stored, valid or not; the next page starts without it. */
export function forgetSession(): void {
  inMemory.clear()
  try {
    sessionStorage.clear()
  } catch {
    // nothing was stored there
  }
}
