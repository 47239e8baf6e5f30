import type Sqlite from 'better-sqlite3'

interface Member {
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Transactions that come together and share one commit: each is a savepoint, one after the other, and is told of its
 * success only when the commit has reached the disk. What fails is undone alone; where the commit fails, it fails
 * for each of them.
 */
export class CommitGroup {
  readonly #sqlite: Sqlite.Database
  readonly #statements: Record<
    'begin' | 'savepoint' | 'release' | 'undo' | 'commit',
    Sqlite.Statement
  >
  #members: Member[] = []

  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite
    this.#statements = {
      // A plain `begin` takes the write lock late and can then fail as busy halfway (R14).
      begin: sqlite.prepare('begin immediate'),
      savepoint: sqlite.prepare('savepoint one'),
      release: sqlite.prepare('release one'),
      undo: sqlite.prepare('rollback to one'),
      commit: sqlite.prepare('commit'),
    }
  }

  begin(): void {
    if (!this.#sqlite.inTransaction) this.#statements.begin.run()
    this.#statements.savepoint.run()
  }

  /** Ends one transaction; resolves when it is on the disk. */
  end(): Promise<void> {
    this.#statements.release.run()
    return new Promise((resolve, reject) => this.#members.push({ resolve, reject }))
  }

  undo(): void {
    if (!this.#sqlite.inTransaction) return
    this.#statements.undo.run()
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

  /** A full disk makes SQLite undo the whole transaction by itself: the others hear of it too. */
  fail(error: unknown): void {
    for (const { reject } of this.#members.splice(0)) reject(error)
  }
}
