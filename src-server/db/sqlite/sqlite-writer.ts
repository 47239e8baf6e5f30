import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDriver,
} from 'kysely'
import { CommitGroup } from './commit-group.ts'
import { cacheStatements } from './statement-cache.ts'

/**
 * SQLite answers synchronously: after this many turns control returns to the event loop, so that readers get in
 * between.
 */
const turnsPerRound = 4
const retryMs = 1

/**
 * Kysely's driver, but writers take turns, a few per round of the event loop, and the transactions of a round share one
 * commit (docs/decisions/0002). A statement outside a transaction is a transaction of its own.
 */
export class SqliteWriter implements Driver {
  readonly #sqlite: Sqlite.Database
  readonly #driver: SqliteDriver
  readonly #group: CommitGroup
  readonly #waiting: (() => void)[] = []
  #connection!: DatabaseConnection
  #isBusy = false
  #turns = 0
  readonly #writeTimeoutMs: number

  /** A writer waits for `writeTimeoutMs` for another process's write before it is refused as busy. */
  constructor(sqlite: Sqlite.Database, writeTimeoutMs: number) {
    this.#sqlite = sqlite
    this.#writeTimeoutMs = writeTimeoutMs
    this.#driver = new SqliteDriver({ database: cacheStatements(sqlite) })
    this.#group = new CommitGroup(sqlite)
  }

  async init(): Promise<void> {
    await this.#driver.init()
    this.#connection = await this.#driver.acquireConnection()
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(this)
  }

  async releaseConnection(turn: Turn): Promise<void> {
    this.#endTurn(turn)
  }

  /** Waits for its turn and, without blocking the event loop, for other processes; finally rejects as busy. */
  async beginTransaction(turn: Turn): Promise<void> {
    const deadline = performance.now() + this.#writeTimeoutMs
    await this.#waitForTurn(turn)
    while (!this.#group.tryBegin()) {
      if (performance.now() > deadline) {
        this.#endTurn(turn)
        throw new Sqlite.SqliteError('Another process holds the database.', 'SQLITE_BUSY')
      }
      await wait(retryMs)
    }
    turn.inTransaction = true
  }

  /** Resolves when it is on the disk. */
  async commitTransaction(turn: Turn): Promise<void> {
    const committed = this.#group.end()
    this.#endTurn(turn)
    await committed
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // If the commit failed there is nothing left to roll back.
    if (turn.inTransaction) this.#group.rollback()
    this.#endTurn(turn)
  }

  async destroy(): Promise<void> {
    await this.#driver.destroy()
  }

  async execute<Row>(turn: Turn, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (turn.inTransaction) return this.#run<Row>(query)
    await this.beginTransaction(turn)
    try {
      const result = await this.#run<Row>(query)
      await this.commitTransaction(turn)
      return result
    } catch (error) {
      await this.rollbackTransaction(turn)
      throw error
    }
  }

  #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#sqlite.inTransaction) throw new Error('SQLite has undone this transaction.')
    try {
      return this.#connection.executeQuery<Row>(query)
    } catch (error) {
      if (!this.#sqlite.inTransaction) this.#group.fail(error)
      throw error
    }
  }

  async #waitForTurn(turn: Turn): Promise<void> {
    await new Promise<void>((go) => {
      this.#waiting.push(go)
      if (!this.#isBusy) setImmediate(() => this.#startNextTurn())
      this.#isBusy = true
    })
    turn.isHeld = true
  }

  #endTurn(turn: Turn): void {
    if (!turn.isHeld) return
    turn.isHeld = false
    turn.inTransaction = false
    this.#turns += 1
    if (this.#waiting.length > 0 && this.#turns < turnsPerRound) {
      this.#startNextTurn()
      return
    }
    this.#turns = 0
    this.#group.commit()
    this.#isBusy = this.#waiting.length > 0
    if (this.#isBusy) setImmediate(() => this.#startNextTurn())
  }

  #startNextTurn(): void {
    this.#waiting.shift()?.()
  }
}

/** One holder's use of the connection. */
class Turn implements DatabaseConnection {
  isHeld = false
  inTransaction = false
  readonly #writer: SqliteWriter

  constructor(writer: SqliteWriter) {
    this.#writer = writer
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#writer.execute<Row>(this, query)
  }

  streamQuery(): never {
    throw new Error('Rows are streamed from the reader.')
  }
}
