import Sqlite from 'better-sqlite3'

/** How long a connection waits for another process, except when it begins to write. */
export const busyTimeoutMs = 10_000

interface Member {
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Transactions that arrive together and share one commit: each is a savepoint, one after the other, and reports success
 * only when the commit has reached the disk. A failing one is rolled back alone; if the commit fails, it fails for each
 * of them.
 */
export class CommitGroup {
  readonly #sqlite: Sqlite.Database
  readonly #statements: Record<
    'begin' | 'savepoint' | 'release' | 'rollback' | 'commit' | 'waitForLock' | 'failIfLocked',
    Sqlite.Statement
  >
  #members: Member[] = []

  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite
    this.#statements = {
      // A plain `begin` takes the write lock late and can then fail as busy halfway.
      begin: sqlite.prepare('begin immediate'),
      savepoint: sqlite.prepare('savepoint one'),
      release: sqlite.prepare('release one'),
      rollback: sqlite.prepare('rollback to one'),
      commit: sqlite.prepare('commit'),
      waitForLock: sqlite.prepare(`pragma busy_timeout = ${busyTimeoutMs}`),
      failIfLocked: sqlite.prepare('pragma busy_timeout = 0'),
    }
  }

  /** Begins one transaction, and with the first one the group; false if another process is writing. */
  tryBegin(): boolean {
    if (!this.#sqlite.inTransaction && !this.#tryLock()) return false
    this.#statements.savepoint.run()
    return true
  }

  /** Without SQLite's own waiting, which would block the event loop. */
  #tryLock(): boolean {
    this.#statements.failIfLocked.get()
    try {
      this.#statements.begin.run()
      return true
    } catch (error) {
      if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
      throw error
    } finally {
      this.#statements.waitForLock.get()
    }
  }

  /** Ends one transaction; resolves when it is on the disk. */
  end(): Promise<void> {
    this.#statements.release.run()
    return new Promise((resolve, reject) => this.#members.push({ resolve, reject }))
  }

  rollback(): void {
    if (!this.#sqlite.inTransaction) return
    this.#statements.rollback.run()
    this.#statements.release.run()
  }

  commit(): void {
    if (!this.#sqlite.inTransaction) return
    try {
      this.#statements.commit.run()
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
      this.fail(error)
    }
    for (const { resolve } of this.#members.splice(0)) resolve()
  }

  /** On a full disk SQLite rolls back the whole transaction by itself: the others fail too. */
  fail(error: unknown): void {
    for (const { reject } of this.#members.splice(0)) reject(error)
  }
}
